import type { Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { SHIFT_LARGEST, layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/site.ts';

const WORDS = {
  CN: { notice: '网站公告', close: '关闭公告' },
  EN: { notice: 'Site notice', close: 'Close the notice' },
} as const;

for (const { language, home, prefix } of LANGUAGES) {
  test(`a notice that was closed in ${language} stays closed on this device, until there is another [NAV-10]`, async ({
    page,
  }) => {
    await open(page, home);
    const notice = page.getByRole('complementary', { name: WORDS[language].notice });
    await expect(notice).toContainText('95526');
    await notice.getByRole('button', { name: WORDS[language].close }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await open(page, `${prefix}/bobbank`);
    await expect(notice).toBeHidden();
    await page.evaluate(() => localStorage.setItem('bob-notice-dismissed', 'an older notice'));
    await page.reload();
    await expect(notice).toBeVisible();
  });
}

const noticeHeight = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sys-notice-height'));
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const barEnd = (page: Page) =>
  page
    .locator('body > header > [data-late] > :last-child')
    .evaluate((bar) => bar.getBoundingClientRect().bottom);

for (const { language, home, prefix } of LANGUAGES) {
  test(`the notice in ${language} lies on the sky of a page and takes no height of its own [NAV-10]`, async ({
    page,
  }) => {
    const notice = page.getByRole('complementary', { name: WORDS[language].notice });
    for (const path of [home, `${prefix}/bobbank/secondlist?column=701001`]) {
      await open(page, path);
      expect((await notice.boundingBox())?.height, path).toBe(36);
      expect(await topOf(page, 'main'), path).toBe(await barEnd(page));
      expect(await noticeHeight(page), path).toBe('36px');
      expect(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_LARGEST);
    }
    await notice.getByRole('button', { name: WORDS[language].close }).click();
    expect(await topOf(page, 'main')).toBe(await barEnd(page));
    expect(await noticeHeight(page)).toBe('');
  });
}

test('where a page begins with no sky the notice takes its height, also when pages with one are kept alive [NAV-10]', async ({
  page,
}) => {
  await open(page, '/personal');
  await page.getByRole('banner').getByRole('link', { name: '信用卡', exact: true }).click();
  await expect(page).toHaveURL('/creditcard');
  const takesItsHeight = async () => expect((await topOf(page, 'main')) - (await barEnd(page))).toBe(36);
  await takesItsHeight();
  expect(await noticeHeight(page)).toBe('');
  for (const path of ['/search', '/personal/second/fund', '/pdfView']) {
    await open(page, path);
    await takesItsHeight();
  }
  await open(page, '/creditcard');
  await page.getByRole('banner').getByRole('link', { name: '个人业务', exact: true }).click();
  await expect(page).toHaveURL('/personal');
  expect(await noticeHeight(page)).toBe('36px');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const { language, home } of LANGUAGES) {
    test(`the short text stands on one line in ${language}, and readers of screens get the whole one once [NAV-10]`, async ({
      page,
    }) => {
      await open(page, home);
      const notice = page.getByRole('complementary', { name: WORDS[language].notice });
      expect((await notice.boundingBox())?.height).toBe(40);
      expect(await topOf(page, 'main')).toBe((await barEnd(page)) + 40);
      await expect(notice).toMatchAriaSnapshot(
        language === 'CN'
          ? `- paragraph: 本行不会要求您把资金转入个人账户。接到自称本行的“注销贷款”来电或短信，请先拨打 95526 核实。`
          : `- paragraph: We never ask you to pay into a personal account. If a call or message claims to come from us, check it first on 95526.`,
      );
      const short = notice.locator('[aria-hidden="true"]', { hasText: '95526' });
      await expect(short).toBeVisible();
      expect(await short.evaluate((text) => text.getClientRects().length), 'lines').toBe(1);
    });
  }
});
