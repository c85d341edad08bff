// The browser side: keeps the table fresh over a WebSocket, morphs what has changed, posts forms in place.

const region = document.querySelector("[data-live]");

// Makes `from` equal to `to`, keeping nodes with the same id or in the same place: focus and cards stay.
function morph(from, to) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const ids = new Map([...from.children].filter((node) => node.id).map((node) => [node.id, node]));
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    let kept = next.id ? ids.get(next.id) : at;
    if (!next.id) while (kept && (kept.id || kept.nodeName !== next.nodeName)) kept = kept.nextSibling;
    if (!kept || kept.nodeName !== next.nodeName) {
      from.insertBefore(next, at);
      continue;
    }
    if (kept === at) at = at.nextSibling;
    else (from.moveBefore ?? from.insertBefore).call(from, kept, at);
    if (kept.nodeType !== Node.ELEMENT_NODE) {
      if (kept.nodeValue !== next.nodeValue) kept.nodeValue = next.nodeValue;
    } else if (!kept.isEqualNode(next)) morph(kept, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function show(html) {
  const box = region.cloneNode(false);
  box.innerHTML = html;
  morph(region, box);
  const mine = region.querySelector("#status.mine") !== null;
  document.title = document.title.replace(/^● /, "").replace(/^/, mine ? "● " : "");
}

function connect(wait = 500) {
  const address = new URL(region.dataset.live, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.onopen = () => {
    document.getElementById("offline").hidden = true;
    wait = 500;
  };
  socket.onmessage = (event) => show(event.data);
  socket.onclose = () => {
    document.getElementById("offline").hidden = false;
    setTimeout(() => connect(Math.min(wait * 2, 10000)), wait * (0.5 + Math.random()));
  };
}

const token = document.querySelector("meta[name=csrf]").content;

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!region || !region.contains(form)) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  body.set("_csrf_token", token);
  const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1" } });
  const refused = document.getElementById("refused");
  refused.hidden = answer.ok;
  if (!answer.ok) refused.textContent = await answer.text();
});

document.querySelector("#language")?.addEventListener("change", (event) => event.target.form.submit());
if (region) connect();
