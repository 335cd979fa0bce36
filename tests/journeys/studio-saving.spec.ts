import type { Page } from '@playwright/test';
import { anEdition, saved, sharedStudio, withEditors } from '../support/demo-studio.ts';
import { holdScript } from '../support/held-files.ts';
import { expect, test } from '../support/site.ts';

/* That nothing of what editors type is lost, whatever they do next. */

// Each journey works on the whole demo bank.
test.slow();
const shared = sharedStudio();

async function aNewArticle(page: Page, edition: string): Promise<void> {
  await page.goto(`${edition}/content`);
  await page.getByLabel('文件名').fill('winter-hours');
  await page.getByRole('button', { name: '建立' }).click();
  await withEditors(page);
}

/** What is stored while somebody types is stored, but not answered until it may be. */
async function holdSaves(page: Page): Promise<{ isStoring: Promise<void>; mayEnd: () => void }> {
  const isStoring = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  await page.route(/\/item\/article\/winter-hours$/, async (route) => {
    if (route.request().headers()['accept'] !== 'application/json') return route.continue();
    const response = await route.fetch();
    isStoring.resolve();
    await mayEnd.promise;
    return route.fulfill({ response });
  });
  return { isStoring: isStoring.promise, mayEnd: mayEnd.resolve };
}

test('what is typed before the script has come is stored as well', async ({ page }) => {
  const edition = await anEdition(shared(), page, 'Li Na');
  await aNewArticle(page, edition);
  const script = await holdScript(page, 'entry-browser');
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.getByLabel('标题 中文').fill('冬季营业时间调整');
  script.letGo();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('标题 中文')).toHaveValue('冬季营业时间调整');
});

test('who sends a form while it is being stored is not told that somebody else wrote it', async ({
  page,
}) => {
  const edition = await anEdition(shared(), page, 'Li Na');
  await aNewArticle(page, edition);
  const { isStoring, mayEnd } = await holdSaves(page);
  const title = page.getByLabel('标题 中文');
  await title.fill('冬季营业时间');
  await isStoring;
  await title.fill('冬季营业时间调整');
  await page.getByRole('button', { name: '保存' }).click();
  mayEnd();
  await expect(page.getByText('已保存 ✓')).toBeVisible();
  await expect(title).toHaveValue('冬季营业时间调整');
});

test('what is typed last goes along when its page is left, or the page asks to stay', async ({ page }) => {
  const edition = await anEdition(shared(), page, 'Li Na');
  await aNewArticle(page, edition);
  const item = page.url();
  const title = page.getByLabel('标题 中文');
  await page.getByRole('textbox', { name: '正文 中文' }).focus();
  await page.keyboard.type('周六照常');
  // At the same moment, and for a page that comes at once: a slow one would leave time to store it.
  await title.evaluate((input: HTMLInputElement) => {
    input.value = '冬季营业时间';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    location.assign('about:blank');
  });
  await expect(page).toHaveURL('about:blank');
  await page.goto(item);
  await expect(title).toHaveValue('冬季营业时间');
  await expect(page.getByRole('textbox', { name: '正文 中文' })).toHaveText('周六照常');

  // While a save is under way another one would be refused.
  await withEditors(page);
  const { isStoring, mayEnd } = await holdSaves(page);
  await title.fill('冬季营业时间调整');
  await isStoring;
  await title.fill('冬季营业时间的调整');
  const asking = page.waitForEvent('dialog');
  const leaving = page.getByRole('link', { name: '冬季', exact: true }).first().click();
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  mayEnd();
  await saved(page);
  await page.reload();
  await expect(title).toHaveValue('冬季营业时间的调整');
});
