let closeCurrent: (() => void) | undefined;

/** Tells that a panel opened; the one that was open before closes. Browser only. */
export function panelOpened(close: () => void): void {
  if (closeCurrent !== close) closeCurrent?.();
  closeCurrent = close;
}

export function panelClosed(close: () => void): void {
  if (closeCurrent === close) closeCurrent = undefined;
}

/** Closes whichever panel is open: for navigations, and for overlays that cover the page. */
export function closeOpenPanel(): void {
  closeCurrent?.();
  closeCurrent = undefined;
}
