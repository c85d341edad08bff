// What has to work before all other scripts, and without them: it tells people whose browser knows no modules, or that
// the others cannot be loaded, and remembers what is pressed before they are here. Even an old browser can read it.
(function () {
  var early = { taken: false, form: null, button: null }; // server.js takes it
  early.able = typeof WebAssembly === "object" && "DecompressionStream" in window && "structuredClone" in window;
  window.early = early;
  var words = "wait"; // what whoever presses something is told

  function tell(again) {
    var shell = document.getElementById("shell");
    if (!shell) return document.addEventListener("DOMContentLoaded", function () { tell(again); });
    shell.removeAttribute("hidden");
    shell.getElementsByTagName("p")[0].textContent = shell.getAttribute("data-" + words);
    if (!again) return;
    var button = shell.getElementsByTagName("button")[0];
    button.textContent = shell.getAttribute("data-again");
    button.onclick = function () { location.reload(); };
    button.removeAttribute("hidden");
  }

  function fail(reason) {
    words = reason;
    tell(reason === "download");
  }

  if (!("noModule" in document.createElement("script"))) fail("old");

  window.addEventListener("error", function (event) { // a script does not come, or an older browser cannot read it
    if (early.taken || words === "old" || (event.target !== window && event.target.tagName !== "SCRIPT")) return;
    fail(early.able ? "download" : "old");
  }, true);

  window.addEventListener("submit", function (event) {
    if (early.taken || event.defaultPrevented || event.target.method === "dialog") return;
    event.preventDefault();
    early.form = event.target;
    early.button = event.submitter;
    tell();
  });

  window.addEventListener("click", function (event) {
    var anchor = event.target.closest("a[href^='/']");
    if (early.taken || !anchor) return;
    event.preventDefault();
    location.hash = anchor.getAttribute("href");
    tell();
  });
})();
