import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { ENGLISH_PANELS, HEADER_PANELS, hoverTargetOf, panelOf } from '../support/header-panels.ts';
import { open } from '../support/hydrated.ts';
import { SHIFT_LARGEST } from '../support/layout-shift.ts';
import { expect, test } from '../support/site.ts';
import type { Page } from '@playwright/test';

/** Sums every layout shift from now on, those right after a click included: a panel must not move the page at all. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.sum += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return async () => {
    // Two frames, after which the observer has been told.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
    );
    return sum.evaluate((seen) => seen.sum);
  };
}

const FIRST_LINK = 'a[href], input';

// English draws its QR panel and hotlines from the same parts as Chinese.
for (const panel of [...HEADER_PANELS, ...ENGLISH_PANELS.slice(0, 2)]) {
  test(`axe and IBM's engine find nothing with ${panel.name} open, and opening it moves nothing [S4-submenu] [S4-login] [S4-qr] [S4-phone]`, async ({
    page,
  }) => {
    await open(page, panel.path);
    const shifts = await watchShifts(page);
    await hoverTargetOf(page, panel).hover();
    const element = await panelOf(page, panel);
    await expect(element.locator(FIRST_LINK).first()).toBeVisible();
    await expectAccessible(page, `${panel.path} with ${panel.name} open`);
    await page.mouse.move(8, 800);
    await expect(element).toBeHidden();
    expect(await shifts()).toBeLessThanOrEqual(SHIFT_LARGEST);
  });
}

test("axe and IBM's engine find nothing with the search open, and opening it moves nothing [S4-search-overlay]", async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await page.evaluate(() => (document.cookie = 'ownSearchList=LPR,%E7%BD%91%E7%82%B9;path=/'));
  const shifts = await watchShifts(page);
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  const overlay = page.getByRole('dialog', { name: '搜索' });
  await expect(overlay.getByRole('region', { name: '热门搜索' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'search open');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  expect(await shifts()).toBeLessThanOrEqual(SHIFT_LARGEST);
});

for (const width of [1366, 390]) {
  test(`the English search box has what axe and IBM's engine ask for, with the focus in it, at ${width} px [LANG-5]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/en/ckbxDetail');
    if (width < 768) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const field = page.getByRole('searchbox', { name: 'Search keyword' });
    await field.focus();
    const ring = await page.getByRole('search').evaluate((box) => getComputedStyle(box).outlineStyle);
    expect(ring, 'the focus shows around the box').toBe('solid');
    await expectAccessible(page, `English search box at ${width} px`);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [path, button, section] of [
    ['/ckbxDetail', '菜单', '个人业务'],
    ['/en/ckbxDetail', 'Menu', 'Personal'],
  ] as const) {
    test(`axe and IBM's engine find nothing with the menu of ${path} open, and opening it moves nothing [S1-mobile-reflow]`, async ({
      page,
    }) => {
      await open(page, path);
      const shifts = await watchShifts(page);
      await page.getByRole('banner').getByRole('button', { name: button }).tap();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(SHIFT_LARGEST);
      await menu.getByRole('tab', { name: section, exact: true }).tap();
      await expect(menu.getByRole('tabpanel', { name: section }).getByRole('link').first()).toBeVisible();
      await expectAccessible(page, `menu of ${path} open`);
    });
  }

  for (const path of ['/personal', '/bobbank/secondlist?column=701001', '/en']) {
    test(`axe finds nothing on ${path} at 320 px [S1-mobile-reflow]`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      const folded = page.getByRole('contentinfo').getByRole('button', { expanded: false });
      for (let left = await folded.count(); left > 0; left -= 1) await folded.first().tap();
      await expectAccessibleToo(page, `${path} at 320 px`);
    });
  }
});
