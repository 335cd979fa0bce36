/**
 * Brings what gets the focus by keyboard whole into a row that is pushed sideways (WCAG 2.4.11): browsers leave an
 * entry where it is as soon as a little of it shows. Returns what ends that.
 */
export function keepFocusInSight(): () => void {
  const follow = ({ target }: FocusEvent) => bringIntoSight(target);
  document.addEventListener('focusin', follow);
  // It may have come before this did.
  bringIntoSight(document.activeElement);
  return () => document.removeEventListener('focusin', follow);
}

function bringIntoSight(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const row = sidewaysRow(target);
  if (row === undefined) return;
  const own = target.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (own.left >= seen.left && own.right <= seen.right) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function sidewaysRow(element: HTMLElement): HTMLElement | undefined {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return box;
  }
  return undefined;
}
