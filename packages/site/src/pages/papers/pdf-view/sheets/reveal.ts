/** Brings an element to the middle of its scroller, unless it already stands clear of the edges. */
export function reveal(scroller: HTMLElement, element: Element): void {
  const frame = scroller.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const pageScale = scroller.offsetWidth === 0 ? 1 : frame.width / scroller.offsetWidth;
  const margin = Math.min(48, frame.height / 4);
  if (box.top < frame.top + margin || box.bottom > frame.bottom - margin) {
    scroller.scrollTop += (box.top + box.height / 2 - frame.top - frame.height / 2) / pageScale;
  }
  if (box.left < frame.left || box.right > frame.right) {
    scroller.scrollLeft += (box.left + box.width / 2 - frame.left - frame.width / 2) / pageScale;
  }
}
