// Makes `from` equal to `to`, keeping nodes with the same id or in the same place: focus and cards stay. What somebody has
// opened or chosen stays so, too, and speech bubbles stay until they expire.
//
// With `hold`, elements that are marked data-late stay as they are, and those with data-late="class" keep their classes:
// they change when the card has landed.
const OWN = ["open", "style"]; // attributes that only the page itself sets
const KEPT = ["bubble", "verdict"];
const MARKS = ["up", "may", "not", "risk", "frozen", "aside", "swept"]; // classes that only the page itself sets

export function morph(from, to, hold = false) {
  const late = hold ? from.dataset.late : undefined;
  if (late === "") return;
  for (const mark of MARKS) if (from.classList.contains(mark)) to.classList.add(mark);
  const differs = ({ name }) => !OWN.includes(name) && name !== late && from.getAttribute(name) !== to.getAttribute(name);
  for (const { name } of [...from.attributes].filter(differs)) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes].filter(differs)) from.setAttribute(name, value);
  const coming = new Set([...to.children].map((node) => node.id));
  for (const node of [...from.children]) if (node.id && !coming.has(node.id) && !lasting(node)) node.remove(); // so nobody has to move
  const ids = new Map([...from.children].filter((node) => node.id).map((node) => [node.id, node]));
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    let kept = next.id ? ids.get(next.id) : at;
    if (!next.id) while (kept && (kept.id || kept.nodeName !== next.nodeName || lasting(kept))) kept = kept.nextSibling;
    if (!kept || kept.nodeName !== next.nodeName) {
      from.insertBefore(next, at);
      continue;
    }
    if (kept === at) at = at.nextSibling;
    else (from.moveBefore ?? from.insertBefore).call(from, kept, at);
    if (kept.nodeType !== Node.ELEMENT_NODE) {
      if (kept.nodeValue !== next.nodeValue) kept.nodeValue = next.nodeValue;
    } else if (!kept.isEqualNode(next)) morph(kept, next, hold);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    if (!lasting(gone)) gone.remove();
  }
}

const lasting = (node) => KEPT.some((name) => node.classList?.contains(name));
