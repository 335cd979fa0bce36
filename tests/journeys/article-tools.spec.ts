import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';

const WORDS = {
  CN: { copy: '复制链接', copied: '链接已复制', print: '打印', published: '2026 年 11 月 20 日' },
  EN: { copy: 'Copy link', copied: 'Link copied', print: 'Print', published: '20 November 2026' },
} as const;

for (const { language, prefix } of LANGUAGES) {
  const words = WORDS[language];
  test(`prints an article, copies its address and says its day in ${language} [NAV-12] [NEWS-1]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript('window.print = () => { document.documentElement.dataset.printed = "" }');
    await open(page, `${prefix}/bobbank/seconddetail?id=20261120-q3-results&column=701001`);
    const main = page.getByRole('main');
    await expect(main.getByText(words.published).first()).toBeVisible();
    await main.getByRole('button', { name: words.copy }).click();
    await expect(main.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await main.getByRole('button', { name: words.print }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
  });
}

for (const { what, path } of [
  { what: 'a wealth product', path: '/personal/lcmx?prodCode=TX26090' },
  { what: 'a fund', path: '/personal/second/fundshow?fundCode=012480' },
]) {
  test(`prints ${what} and copies its address, which the paper says [NAV-12]`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: '复制链接' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(main.getByRole('button', { name: '打印' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(page.url(), { exact: true })).toBeVisible();
  });
}
