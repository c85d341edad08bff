"""How a table lies in its window: what is outside of it, and what moves while one plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from people import Person, be

if TYPE_CHECKING:
    from people import Site
    from playwright.sync_api import Page

Somebody = Any  # what `somebody` gives: Callable[..., Person]
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1920, 1080)]
# Which of these lie outside of the window, and whether the page can be scrolled.
OUTSIDE = """shown => [...document.querySelectorAll(shown)].filter(one => one.checkVisibility()).filter(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < -1 || top < 43 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map(one => one.id || one.className || one.textContent).concat(
  ["Height", "Width"].filter(side => document.scrollingElement[`scroll${side}`] > window[`inner${side}`]))"""
# Which of these parts lie one over the other.
OVERLAPS = """parts => {
  const boxes = parts.map((name) => [name, document.querySelector(name)]).filter(([, one]) => one?.checkVisibility())
    .map(([name, one]) => [name, one.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1).filter(([, other]) => over(box, other))
    .map(([other]) => `${name} ${other}`));
}"""
PLACES = """fixed => [...document.querySelectorAll(fixed)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return `${one.id || one.tagName} ${[x, y, width, height].map(Math.round).join()}`;
})"""
# The cumulative layout shift, as it is defined: what moves right after a press was meant to.
SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true })"""


def ann_at(somebody: Somebody, running: Site, path: str, **kind: Any) -> Person:
    """Ann, at a table where nobody offers her a lesson any more."""
    ann: Person = somebody(**kind)
    be(ann, "Ann", running)
    ann.goto(path).evaluate("document.getElementById('first-game')?.remove()")
    return ann


def fits_every_window(page: Page, shown: str) -> None:
    """Nothing of `shown` lies outside of any window, and no page is scrolled."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        outside = page.evaluate(OUTSIDE, shown)
        assert not outside, (width, height, outside)
