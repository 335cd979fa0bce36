let sheet: CSSStyleSheet | undefined;
let given = 0;

/**
 * Tells what says `data-at-foot`, and the body of reading mode, how many pixels the consent notice takes at the foot of the window, and
 * has the page scroll what is focused clear of it. By a sheet and not by a property that the root hands down, which
 * would have every element of the page reckoned anew.
 */
export function giveConsentRoom(height: number): void {
  if (height === given) return;
  given = height;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(
    `[data-reading] body, [data-at-foot] { --consent-height: ${height}px }
    html { scroll-padding-block-end: calc(${height}px + var(--tray-room, 0px) + var(--quick-bar-height, 0px)) }`,
  );
}
