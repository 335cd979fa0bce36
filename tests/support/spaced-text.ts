import type { Page } from '@playwright/test';

/** As wide as a reader may set text by WCAG 1.4.12, by a sheet that the policy of the page lets in. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
}
