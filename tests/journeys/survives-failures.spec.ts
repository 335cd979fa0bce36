import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';

test.describe('a chunk that does not arrive', () => {
  test.use({
    expectedConsole: /Failed to load resource|dynamically imported module|ChunkLoadError|did not load/,
  });

  test('offers a reload, and the reload works [S8-chunk] [ERR-2]', async ({ page }) => {
    await open(page, '/personal');
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: '今日北曜', exact: true }).click();
    const reload = page.getByRole('button', { name: '刷新页面' });
    await expect(reload).toBeVisible();
    await page.unroute(/\/assets\/.*\.(js|css)$/);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日北曜');
  });
});

test.describe('a call that fails', () => {
  test.use({ expectedConsole: /Failed to load resource|CallUnanswered|could not be reached/ });

  test('says so inside the chrome and can be tried again [S8-visible] [S2-silent] [ERR-1]', async ({
    page,
  }) => {
    await open(page, '/bobbank');
    await page.route('**/api/webListModel/queryList', (route) => route.abort());
    await page.getByRole('main').locator('a[href$="secondlist?column=701001"]:visible').first().click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('网络连接异常');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/api/webListModel/queryList');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('main').locator('ol h2').first()).toBeVisible();
  });
});

test.describe('routes that cannot be fetched', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('falls back to the server when the routes cannot be fetched [S2-silent]', async ({ page }) => {
    await open(page, '/personal');
    await page.route('**/api/webTitle/route', (route) =>
      route.fulfill({
        status: 500,
        body: '{"code":50000,"msg":"","data":null,"traceId":""}',
        contentType: 'application/json',
      }),
    );
    await page.getByRole('banner').getByRole('link', { name: '今日北曜', exact: true }).click();
    await expect(page).toHaveURL('/bobbank');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日北曜');
  });
});
