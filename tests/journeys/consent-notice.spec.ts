import type { Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { SHIFT_LARGEST, layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/site.ts';

const NAMES = { CN: '访问统计', EN: 'Visit statistics' } as const;

const noticeOf = (page: Page, language: 'CN' | 'EN') => page.getByRole('region', { name: NAMES[language] });

/** What of the consent notice lies over the element that has the focus, in px. */
const overFocus = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-untracked]');
    const focused = document.activeElement;
    if (notice === null || focused === null || focused === document.body || notice.contains(focused))
      return 0;
    const [a, b] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()];
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
    if (bottom - top <= 1 || right - left <= 1) return 0;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return notice.contains(seen) ? Math.round(bottom - top) : 0;
  });

for (const { language, home } of LANGUAGES) {
  test(`asks on one line of 48 px at the foot in ${language}, and moves nothing [TRK-3]`, async ({
    page,
  }) => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, home);
      const notice = noticeOf(page, language);
      await expect(notice).toBeVisible();
      expect(await notice.boundingBox(), `at ${width} px`).toMatchObject({ height: 48, x: 0, width });
      expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_LARGEST);
      expect((await notice.getByRole('button').all()).length).toBe(2);
    }
  });

  test(`lies over the foot of the footer in ${language}: no strip of another colour shows between [TRK-3]`, async ({
    page,
  }) => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, home);
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      const box = await noticeOf(page, language).boundingBox();
      const above = (box?.y ?? 0) - 2;
      const stands = () =>
        page.evaluate(
          (y) =>
            [8, innerWidth / 2, innerWidth - 20].map(
              (x) => document.elementFromPoint(x, y)?.closest('footer, nav') !== null,
            ),
          above,
        );
      await expect.poll(stands, { message: `at ${width} px` }).toEqual([true, true, true]);
    }
  });

  test(`lies beside the content in ${language} where the margin has room for it [TRK-3]`, async ({
    page,
  }) => {
    for (const width of [1760, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, home);
      const notice = noticeOf(page, language);
      await expect(notice).toBeVisible();
      const box = await notice.boundingBox();
      const contentEnd = (width - 1144) / 2 + 1144;
      expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual(contentEnd);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      expect(box?.width).toBeLessThanOrEqual(320);
      const [refuse, agree] = await notice.getByRole('button').all();
      expect((await refuse?.boundingBox())?.height).toBe((await agree?.boundingBox())?.height);
    }
  });
}

for (const [width, isElder] of [
  [1366, false],
  [1366, true],
  [390, false],
] as const) {
  test(`never lies over what has the focus, at ${width} px${isElder ? ' in the elder view' : ''} [TRK-3]`, async ({
    page,
  }) => {
    if (isElder) {
      await page.addInitScript(() => localStorage.setItem('bob-a11y', JSON.stringify({ v: 1, elder: true })));
    }
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/bobbank/secondlist?column=701001');
    await expect(noticeOf(page, 'CN')).toBeVisible();
    const covered: (string | undefined)[] = [];
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press('Tab');
      if ((await overFocus(page)) > 0) {
        covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
      }
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    expect(covered).toEqual([]);
  });
}
