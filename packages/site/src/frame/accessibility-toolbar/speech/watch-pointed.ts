import { itemAt } from './readable.ts';

/** Tells which item the pointer or the focus came to; stepping onto empty ground tells nothing. Returns how to stop. */
export function watchPointed(onItem: (item: Element) => void): () => void {
  let last: Element | undefined;
  const look = ({ target }: Event) => {
    const item = target instanceof Element ? itemAt(target) : undefined;
    if (item === undefined || item === last) return;
    last = item;
    onItem(item);
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
  return () => {
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
  };
}
