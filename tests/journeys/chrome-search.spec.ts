import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { fromOwnAddress } from '../support/own-address.ts';
import { hoverTargetOf, panelOf, SUB_MENU } from '../support/header-panels.ts';
import { expect, test } from '../support/site.ts';
import type { Locator, Page } from '@playwright/test';

const buttonIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).first();
const overlayIn = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const recentIn = (page: Page) =>
  overlayIn(page).getByRole('region', { name: '最近搜索' }).getByRole('listitem').getByRole('link');

async function openOverlay(page: Page): Promise<void> {
  await buttonIn(page).click();
  await expect(overlayIn(page)).toBeVisible();
  // A click on what still moves would be tried again with the page scrolled.
  await overlayIn(page).evaluate((overlay) =>
    Promise.all(overlay.getAnimations().map(({ finished }) => finished)),
  );
}

async function searchFor(page: Page, keyword: string): Promise<void> {
  await openOverlay(page);
  await overlayIn(page).getByRole('combobox').fill(keyword);
  await page.keyboard.press('Enter');
  const wanted = keyword.trim();
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === wanted);
  await expect(overlayIn(page)).toBeHidden();
}

test.beforeEach(({ page }) => fromOwnAddress(page));

test('opening the search closes the sub-menu, and takes the focus in and back [S3-overlay] [S4-search-overlay]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await hoverTargetOf(page, SUB_MENU).hover();
  const menu = await panelOf(page, SUB_MENU);
  await expect(menu).toBeVisible();
  // By key, so that the sub-menu does not close because the pointer left it.
  await buttonIn(page).focus();
  await page.keyboard.press('Enter');
  await expect(overlayIn(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(overlayIn(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlayIn(page)).toBeHidden();
  await expect(buttonIn(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(overlayIn(page)).toBeVisible();
  await overlayIn(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(overlayIn(page)).toBeHidden();

  await openOverlay(page);
  await page.mouse.click(600, 700);
  await expect(overlayIn(page)).toBeHidden();
  await openOverlay(page);
  await buttonIn(page).click();
  await expect(overlayIn(page)).toBeHidden();
});

test('the overlay has field, recent and hot searches and three quick links [S3-overlay] [S3-labels]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await mark(page);
  await openOverlay(page);
  const overlay = overlayIn(page);
  await expect(overlay.getByRole('combobox')).toHaveAttribute('placeholder', '请输入...');
  await expect(overlay.getByRole('button', { name: '搜索', exact: true })).toBeVisible();
  await expect(overlay.getByText('还没有搜索记录')).toBeVisible();
  const hot = overlay.getByRole('region', { name: '热门搜索' }).getByRole('link');
  await expect(hot).not.toHaveCount(0);
  const quick = overlay.getByRole('navigation').getByRole('link');
  expect(await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/bobbank',
    '/bobbank/map',
    '/bobbank/concat',
  ]);
  await quick.first().click();
  await expect(page).toHaveURL('/bobbank');
  await expect(overlay).toBeHidden();
  await expectSameDocument(page);
});

test('the five newest searches are kept, newest first and without duplicates, and can be deleted [S5-recent] [S3-overlay] [SRCH-9]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  for (const keyword of ['外汇', '大额存单', 'LPR', '外汇', ' 利率,费率 ', '网点', '100% a;b']) {
    await searchFor(page, keyword);
  }
  const newest = ['100% a;b', '网点', '利率,费率', '外汇', 'LPR'];
  await openOverlay(page);
  await expect(recentIn(page)).toHaveText(newest);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ownSearchList');
  expect(cookie?.value.split(',').map(decodeURIComponent)).toEqual(newest);

  await open(page, '/bobbank');
  await openOverlay(page);
  await expect(recentIn(page)).toHaveText(newest);
  await overlayIn(page).getByRole('button', { name: '从最近搜索中删除网点' }).click();
  await expect(recentIn(page)).toHaveText(newest.filter((keyword) => keyword !== '网点'));
  await expect(overlayIn(page).getByRole('combobox'), 'the focus is lost').toBeFocused();

  await recentIn(page).nth(1).click();
  await page.waitForURL(
    (url) => url.pathname === '/search' && url.searchParams.get('keyword') === '利率,费率',
  );
  await openOverlay(page);
  await expect(recentIn(page)).toHaveText(['利率,费率', '100% a;b', '外汇', 'LPR']);

  await overlayIn(page).getByRole('button', { name: '清空' }).click();
  await expect(recentIn(page)).toHaveCount(0);
  await expect(overlayIn(page).getByText('还没有搜索记录')).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === 'ownSearchList')).toBe(false);
});

test('an empty keyword does nothing, a hot search is searched for and remembered [S5-keyword] [S3-overlay]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await openOverlay(page);
  for (const keyword of ['', '   ']) {
    await overlayIn(page).getByRole('combobox').fill(keyword);
    await overlayIn(page).getByRole('button', { name: '搜索', exact: true }).click();
    await expect(overlayIn(page)).toBeVisible();
    await expect(page).toHaveURL('/ckbxDetail');
  }
  expect(await page.context().cookies()).toEqual([]);
  const hot = overlayIn(page).getByRole('region', { name: '热门搜索' }).getByRole('link').first();
  const word = (await hot.textContent()) ?? '';
  await hot.click();
  await page.waitForURL((url) => url.searchParams.get('keyword') === word);
  await openOverlay(page);
  await expect(recentIn(page)).toHaveText([word]);
});

test('English has a plain search box instead of the overlay; it trims, and an empty keyword does nothing [S3-overlay] [S5-keyword] [LANG-5]', async ({
  page,
}) => {
  await open(page, '/en/ckbxDetail');
  await mark(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#search-overlay')).toHaveCount(0);
  const box = page.getByRole('banner').getByRole('search');
  const field = box.getByRole('searchbox', { name: 'Search keyword' });
  for (const keyword of ['', '   ']) {
    await field.fill(keyword);
    await box.getByRole('button', { name: 'Search' }).click();
    await field.press('Enter');
    await expect(page).toHaveURL('/en/ckbxDetail');
  }
  await field.fill('  exchange rates ');
  await box.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/search?keyword=exchange+rates');
  await expectSameDocument(page);
  expect(await page.context().cookies(), 'only the Chinese overlay keeps recent searches').toEqual([]);
});

test('Chinese has the overlay alone: no search box of its own in the header [S3-overlay] [LANG-5]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
});

for (const width of [1920, 1366, 1100, 820]) {
  test(`the English search box has its own place in the strip at ${width} px [S3-overlay] [LANG-5]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en');
    const banner = page.getByRole('banner');
    const placeOf = async (locator: Locator) => {
      const place = await locator.boundingBox();
      if (place === null) throw new Error(`${String(locator)} is not drawn`);
      return { start: place.x, end: place.x + place.width, middle: place.y + place.height / 2 };
    };
    const official = await placeOf(banner.getByText('www.beiyao.example'));
    const box = await placeOf(banner.getByRole('search'));
    const next = await placeOf(banner.getByRole('button', { name: /^Customer Center/ }));
    expect(official.end).toBeLessThan(box.start);
    expect(box.end).toBeLessThan(next.start);
    expect(Math.abs(box.middle - next.middle), 'one line').toBeLessThanOrEqual(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens the search, another closes it [S4-search-overlay] [S1-mobile-reflow]', async ({
    page,
  }) => {
    await open(page, '/ckbxDetail');
    await buttonIn(page).tap();
    await expect(overlayIn(page)).toBeVisible();
    await buttonIn(page).tap();
    await expect(overlayIn(page)).toBeHidden();
    await buttonIn(page).tap();
    await overlayIn(page).getByRole('link', { name: '网点分布' }).tap();
    await expect(page).toHaveURL('/bobbank/map');
    await expect(overlayIn(page)).toBeHidden();
  });

  test('the English menu has the search box, which closes it [S1-mobile-reflow] [LANG-5]', async ({
    page,
  }) => {
    await open(page, '/en/ckbxDetail');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    const field = menu.getByRole('searchbox', { name: 'Search keyword' });
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await field.fill('branches');
    await menu.getByRole('search').getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/en/search?keyword=branches');
    await expect(menu).toBeHidden();
  });
});
