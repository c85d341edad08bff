// The end of a game: an overlay that can be put aside, confetti for a win, and a link to share.

import { link } from "./server.js";

const COLORS = ["#f0565a", "#ffb153", "#ffe873", "#3fbf78", "#83d2ff", "#7a85ff", "#c07be8"];
const PIECES = 48;

// Paper falls for whoever has won, unless they want no motion.
export function celebrate() {
  const result = document.getElementById("result");
  if (result?.dataset.outcome !== "won" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (document.documentElement.dataset.speed === "instant") return;
  const rain = document.createElement("div");
  rain.className = "confetti";
  rain.ariaHidden = "true";
  for (let at = 0; at < PIECES; at += 1) {
    const piece = document.createElement("i");
    piece.style.left = `${Math.random() * 100}%`;
    piece.style.background = COLORS[at % COLORS.length];
    piece.style.animationDelay = `${Math.random() * 2.5}s`;
    piece.style.rotate = `${Math.random() * 360}deg`;
    rain.append(piece);
  }
  document.body.append(rain);
  setTimeout(() => rain.remove(), 7000);
}

document.addEventListener("click", async (event) => {
  const { id, dataset } = event.target;
  if (id === "aside" || id === "recall") document.getElementById("result")?.classList.toggle("aside", id === "aside");
  if (id !== "share") return;
  const shared = { text: dataset.text, url: link(dataset.link) };
  try {
    if (navigator.share) await navigator.share(shared);
    else await navigator.clipboard.writeText(`${shared.text}\n${shared.url}`);
    event.target.classList.add("done");
  } catch {
    // whoever closes the dialog shares nothing
  }
});

export function offerSharing() {
  const button = document.getElementById("share");
  if (button) button.hidden = !(navigator.share || navigator.clipboard);
}
