/**
 * Keeps an element above everything, also above modal dialogs that open after it: it is shown again as a popover
 * whenever a dialog opens. Where popovers are unknown its z-index must do. Returns how to stop.
 */
export function keepOnTop(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => undefined;
  element.showPopover();
  const watch = new MutationObserver(() => {
    element.hidePopover();
    element.showPopover();
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}
