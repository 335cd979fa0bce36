/** Resolves when the element comes into the window; never after the signal. */
export function whenSeen(element: Element | null, signal: AbortSignal): Promise<void> {
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(element);
  });
}
