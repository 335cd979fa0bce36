import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/a11y.ts';
import { anEdition, sharedStudio, withEditors } from '../support/demo-studio.ts';
import { expect, test } from '../support/site.ts';

/* What is written, drawn by the pages of the site beside the form. */

// Each journey works on the whole demo bank.
test.slow();
const shared = sharedStudio();

/** A link that would have opened a window. */
test.use({ expectedConsole: /Blocked opening .* in a new window/ });

const ITEM = 'article/20261120-q3-results';

async function openItem(page: Page): Promise<void> {
  const edition = await anEdition(shared(), page, 'Wang Wei');
  await page.goto(`${edition}/item/${ITEM}`);
  await withEditors(page);
}

const toggleOf = (page: Page) => page.getByRole('button', { name: '对照页面' });
const frameOf = (page: Page) => page.frameLocator('iframe[title="所写文字的页面"]');

test('a writer sees the page beside the form, in either language, and what is typed comes by itself', async ({
  page,
}) => {
  await openItem(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  const toggle = toggleOf(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: '所写文字的页面' })).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const drawn = frameOf(page);
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(/2026 年三季报/);
  await expect(drawn.getByRole('img', { name: /^不良率五年/ }).first()).toBeVisible();
  await expectAccessible(page, 'the page beside the form');

  const editor = page.getByRole('textbox', { name: '正文 中文' });
  await editor.press('Control+End');
  await editor.press('Enter');
  await page.keyboard.type('净息差为 1.42%。');
  await expect(drawn.getByText('净息差为 1.42%。')).toBeVisible();
  await expect(editor).toBeFocused();

  const language = page.getByLabel('页面语言');
  await language.focus();
  await page.keyboard.press('ArrowDown');
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(/Third-quarter results/);
  await expect(language).toBeFocused();
  await page.getByLabel('标题 英文').fill('Results of the third quarter');
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText('Results of the third quarter');
  // Its links lead nowhere, in the frame or in a window of their own.
  await drawn.getByRole('link').first().click();
  expect(page.context().pages()).toHaveLength(1);
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText('Results of the third quarter');

  await toggle.click();
  await expect(page.getByRole('region', { name: '所写文字的页面' })).toBeHidden();
});

test('what is written there runs nothing in the studio', async ({ page }) => {
  await openItem(page);
  await toggleOf(page).click();
  await page.getByRole('button', { name: 'Markdown 原文' }).first().click();
  const text = '<script>top.taken = 1</script><img src="x" onerror="top.taken = 1"><b>在此</b>';
  await page.getByRole('textbox', { name: '正文 中文' }).fill(text);
  await expect(frameOf(page).getByText('在此')).toBeVisible();
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  // Not even a script that came past the cleaning would run, in the frame or where the page is opened by itself.
  const address = await page.locator('[data-beside]').getAttribute('data-beside');
  const policy = (await page.request.get(`${shared().studio.url}${address}`)).headers()[
    'content-security-policy'
  ];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin');
  expect(await page.locator('[data-beside] iframe').getAttribute('sandbox')).toBe('allow-same-origin');
});

test('on a narrow window the page stands under the form and comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openItem(page);
  await toggleOf(page).click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAccessible(page, 'the page under the form');
});
