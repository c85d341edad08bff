// Speech: a bubble at the speaker's seat, unless the speaker is muted here.

const HEARD = 6000; // milliseconds
const muted = () => JSON.parse(localStorage.getItem("muted") ?? "[]");
const silent = ({ dataset }) => muted().some((name) => name === "*" || name === dataset.speaker);

export function hear(line) {
  const { at } = line.dataset;
  const seat = document.querySelector(`#table .board [data-seat="${at}"]`) ?? document.getElementById(`place-${at}`);
  if (silent(line)) return;
  document.getElementById("heard").textContent = line.textContent;
  if (!seat) return;
  seat.querySelector(".bubble")?.remove();
  const bubble = document.createElement("span");
  bubble.className = "bubble";
  bubble.ariaHidden = "true"; // it is read aloud from #heard
  bubble.dataset.speaker = line.dataset.speaker;
  bubble.textContent = line.dataset.says;
  seat.append(bubble);
  setTimeout(() => bubble.remove(), HEARD);
}

export function mute() {
  for (const line of document.querySelectorAll("[data-speaker]")) line.hidden = silent(line);
  for (const button of document.querySelectorAll("[data-mute]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(muted().includes(button.dataset.mute)));
  }
}

document.addEventListener("click", (event) => {
  const name = event.target.dataset?.mute;
  if (!name) return;
  const names = muted();
  localStorage.setItem("muted", JSON.stringify(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]));
  mute();
});
