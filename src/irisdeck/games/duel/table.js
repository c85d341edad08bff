// The card that somebody has chosen is seen in the open place of the row before it is laid.

document.addEventListener("table:chosen", ({ detail: chosen }) => {
  document.querySelector(".duel #row .ghost")?.remove();
  const place = document.querySelector(".duel #row .slot.may:not(.not)");
  if (!chosen || !place) return;
  const ghost = chosen.querySelector(".card").cloneNode(true);
  ghost.removeAttribute("style");
  delete ghost.dataset.face; // it is no card that could fly
  ghost.classList.add("ghost");
  place.prepend(ghost);
});
