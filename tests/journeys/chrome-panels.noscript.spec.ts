import { expect, test } from '../support/site.ts';

const PANELS = [
  { button: '登录', link: '企业网上银行' },
  { button: '二维码', link: '微信公众号' },
  { button: /^服务热线/, link: '4006 601 169' },
];

for (const path of ['/ckbxDetail', '/personal/second/fund']) {
  test(`the panels of ${path} open with the pointer and with the focus, without script [S3-login] [S3-qr] [S3-hotline] [S3-fundbar]`, async ({
    page,
  }) => {
    await page.goto(path);
    const banner = page.getByRole('banner');
    // The fund zone has no QR panel (S3-fundbar).
    const shown = PANELS.filter(({ button }) => path === '/ckbxDetail' || button !== '二维码');
    for (const { button, link } of shown) {
      const item = banner.getByRole('link', { name: link });
      await page.mouse.move(8, 800);
      await expect(item).toBeHidden();
      await banner.getByRole('button', { name: button }).hover();
      await expect(item).toBeVisible();
      await item.hover();
      await expect(item).toBeVisible();
      await page.mouse.move(8, 800);
      await expect(item).toBeHidden();
      await banner.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Tab');
      await expect(item).toBeVisible();
      await page.locator('a[href="#main"]').focus();
      await expect(item).toBeHidden();
    }
  });
}

test('the main menu is links without script, and nothing opens under the pointer [S3-menu]', async ({
  page,
}) => {
  await page.goto('/ckbxDetail');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('button')).toHaveCount(0);
  const entry = menu.getByRole('link', { name: '公司业务', exact: true });
  const bar = await menu.boundingBox();
  await entry.hover();
  expect(await menu.boundingBox()).toEqual(bar);
  await expect(menu.locator('div').filter({ visible: true })).toHaveCount(0);
  await entry.click();
  await expect(page).toHaveURL('/company');
});

test('Chinese links to its search page, and English searches from its box, without script [S3-overlay] [S5-keyword] [LANG-5]', async ({
  page,
}) => {
  await page.goto('/ckbxDetail');
  await expect(page.getByRole('banner').getByRole('link', { name: '搜索' })).toHaveAttribute(
    'href',
    '/search',
  );
  await page.goto('/en/ckbxDetail');
  const box = page.getByRole('banner').getByRole('search');
  await box.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/ckbxDetail');
  await box.getByRole('searchbox').fill('LPR');
  await box.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/en/search?keyword=LPR');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens the login menu and follows the main menu, without script [S3-login] [S3-menu]', async ({
    page,
  }) => {
    await page.goto('/ckbxDetail');
    await page.getByRole('button', { name: '登录' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: '企业网上银行' })).toBeVisible();
    await page.getByRole('link', { name: '公司业务', exact: true }).first().tap();
    await expect(page).toHaveURL('/company');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the menu is at the foot of the page, one tap away, and footer groups stand open, without script [S1-mobile-reflow] [S3-menu]', async ({
    page,
  }) => {
    await page.goto('/ckbxDetail');
    await page.getByRole('banner').getByRole('link', { name: '菜单' }).tap();
    const entry = page.getByRole('navigation', { name: '网站菜单' }).getByRole('link', { name: '公司业务' });
    await expect(entry).toBeInViewport();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '卡片申请' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: '信用卡' })).toHaveCount(0);
    await entry.tap();
    await expect(page).toHaveURL('/company');
  });

  test('the bar at the foot leads on and opens the logins, without script [S1-mobile-reflow] [S3-login]', async ({
    page,
  }) => {
    await page.goto('/ckbxDetail');
    const bar = page.getByRole('navigation', { name: '快捷入口' });
    await bar.getByRole('button', { name: '登录' }).tap();
    await expect(bar.getByRole('link', { name: '企业网上银行' })).toBeVisible();
    await bar.getByRole('link', { name: '牌价' }).tap();
    await expect(page).toHaveURL('/personal/personalExchangeRate');
  });

  test('the English menu at the foot has the search box, without script [S1-mobile-reflow] [LANG-5]', async ({
    page,
  }) => {
    await page.goto('/en/ckbxDetail');
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
    const box = page.getByRole('search').last();
    await box.getByRole('searchbox').fill('fees');
    await box.getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/en/search?keyword=fees');
  });
});
