/**
 * Specification 8: navigation failures are swallowed. The browser itself then asks the server, and the navigation never
 * goes on, or the visitor would see a problem while the page is already on its way.
 */
export function leaveToBrowser({ href }: Pick<URL, 'href'>): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}
