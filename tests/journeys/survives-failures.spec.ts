import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { filesNamed } from '../support/held-files.ts';
import { hydrated, open } from '../support/hydrated.ts';

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

test.describe('a script that does not arrive with the document', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_FAILED|dynamically imported module/ });

  const MISSING = {
    '/personal': { told: '页面有一部分没有加载出来，其余内容仍可使用。', reload: '刷新页面' },
    '/en': { told: 'Part of this page did not load. The rest still works.', reload: 'Reload' },
  };
  for (const [path, { told, reload }] of Object.entries(MISSING)) {
    for (const name of ['entry-client', 'framework', 'page', 'SiteFooter'])
      test(`${name} on ${path}: the page says so, stays readable and offers a reload that works [S8-chunk]`, async ({
        page,
      }) => {
        const html = await (await page.request.get(path)).text();
        const own = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
        const files = name === 'page' ? `**${own}` : filesNamed(name, 'js');
        await page.route(files, (route) => route.abort());
        await page.goto(path);
        await page.getByRole('contentinfo').getByRole('link').last().focus();
        const status = page.getByRole('status').filter({ hasText: told });
        // The place of the notice is there from the start, and empty.
        await expect(status.getByRole('link', { name: reload })).toBeInViewport();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.unroute(files);
        await status.getByRole('link', { name: reload }).click();
        await hydrated(page);
        await expect(page.getByText(told)).toBeHidden();
      });
  }

  for (const path of Object.keys(MISSING))
    test(`the file of header and footer on ${path}: calls answer in its place [S8-chunk]`, async ({
      page,
    }) => {
      await page.route('**/chrome/*.json', (route) => route.fulfill({ status: 404, body: '' }));
      const asked = page.waitForRequest('**/api/webTitle/menu');
      await page.goto(path);
      await asked;
      await hydrated(page);
      await expect(page.getByText(MISSING[path as keyof typeof MISSING].told)).toBeHidden();
    });

  test('neither the file of header and footer nor the calls: the page says so [S8-chunk]', async ({
    page,
  }) => {
    await page.route(/\/chrome\/|\/api\//, (route) => route.abort());
    await page.goto('/personal');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(page.getByText(MISSING['/personal'].told)).toBeVisible();
  });

  test('neither the file of the menu nor the calls: the header stays as it came, and its links lead on [S8-chunk]', async ({
    page,
  }) => {
    await page.route(/\/chrome\/CN-menu|\/api\//, (route) => route.abort());
    await open(page, '/personal');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link').nth(1).hover();
    await expect(page.getByRole('status').filter({ hasText: MISSING['/personal'].told })).toBeVisible();
    await page.unroute(/\/chrome\/CN-menu|\/api\//);
    await menu.getByRole('link').nth(1).click();
    await expect(page).toHaveURL('/company');
  });

  test('neither on a page of nothing: it can be read, and says what is missing [S8-chunk] [S2-404]', async ({
    page,
  }) => {
    await page.route(/\/chrome\/CN-menu|\/api\//, (route) => route.abort());
    await page.goto('/no-such-page');
    await expect(page.getByRole('status').filter({ hasText: MISSING['/personal'].told })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '公司业务' }).click();
    await expect(page).toHaveURL('/company');
  });

  test('a part that could not come is fetched again when somebody presses in it [S8-chunk]', async ({
    page,
  }) => {
    await page.addInitScript("localStorage.setItem('bob-trackOff', '1')");
    await page.route(filesNamed('SiteFooter', 'js'), (route) => route.abort());
    await open(page, '/personal');
    const settings = page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' });
    await settings.focus();
    await expect(page.getByRole('status').filter({ hasText: '没有加载出来' })).toBeVisible();
    await page.unroute(filesNamed('SiteFooter', 'js'));
    await settings.click();
    await expect(page.getByRole('region', { name: '访问统计' })).toBeFocused();
  });
});

test.describe('a file that was altered on its way', () => {
  test.use({
    expectedConsole:
      /integrity|Failed to load resource|dynamically imported module|ChunkLoadError|did not load/,
  });

  const NOTICE = '页面有一部分没有加载出来';
  /** Adds a byte to each of those files, and marks the page in which a script of them runs all the same. */
  const alter = (page: Page, isAltered: (url: string) => boolean) =>
    page.route(/\/assets\/[^/]+\.(js|css)$/, async (route) => {
      const url = route.request().url();
      if (!isAltered(url)) return route.continue();
      const answer = await route.fetch();
      const mark = url.endsWith('.js') ? `;(globalThis.ran??=[]).push(${JSON.stringify(url)})` : ' ';
      return route.fulfill({ response: answer, body: (await answer.text()) + mark });
    });
  const ran = (page: Page) => page.evaluate(() => (globalThis as { ran?: string[] }).ran ?? []);

  // A file that is still being altered when a journey has seen enough is waited for.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

  test('no late script runs, and the page stays usable and says so [SEC-4] [S8-chunk]', async ({ page }) => {
    const html = await (await page.request.get('/personal')).text();
    // Without its words the page would not come alive at all, and ask for none of the others.
    const isFirst = (pathname: string) =>
      html.includes(`"${pathname}"`) || /\/(zh-cn|home-page)-/.test(pathname);
    const late: string[] = [];
    await alter(page, (url) => {
      const { pathname } = new URL(url);
      const isLate = pathname.endsWith('.js') && !isFirst(pathname);
      if (isLate) late.push(pathname);
      return isLate;
    });
    await open(page, '/personal');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Alt+Shift+KeyA');
    const status = page.getByRole('status').filter({ hasText: NOTICE });
    await expect(status).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '今日北曜', exact: true }).click();
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(new Set(late).size).toBeGreaterThan(4);
    expect(await ran(page)).toEqual([]);
  });

  test('the thread that reads documents is not started, and the viewer says so [SEC-4] [PDF-2]', async ({
    page,
  }) => {
    const html = await (await page.request.get('/bobbank/seconddetail?id=20261030-q3-report')).text();
    const [name] = /[0-9a-f]{24}\.pdf/.exec(html) ?? [];
    await page.route(/\/assets\/pdf\.worker[^/]*\.mjs$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};` });
    });
    await open(page, `/pdfView?file=${name}`);
    await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
    expect(page.workers()).toEqual([]);
  });

  test('a late style is not used, and its part says so [SEC-4] [S8-chunk]', async ({ page }) => {
    await alter(page, (url) => filesNamed('Toolbar', 'css').test(url));
    await open(page, '/personal');
    await page.keyboard.press('Alt+Shift+KeyA');
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    await expect(page.getByRole('region', { name: '无障碍浏览工具条' })).toBeHidden();
    expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join())).not.toContain(
      '/assets/Toolbar',
    );
  });

  test('no first script runs, and the page can be read [SEC-4] [S8-chunk]', async ({ page }) => {
    await alter(page, (url) => url.endsWith('.js') && !filesNamed('first-paint', 'js').test(url));
    await page.goto('/personal');
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await ran(page)).toEqual([]);
  });

  test('a page that was altered is not shown, whether one begins with it or goes to it [SEC-4] [S8-chunk]', async ({
    page,
  }) => {
    const html = await (await page.request.get('/bobbank')).text();
    const own = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
    await alter(page, (url) => new URL(url).pathname === own);
    await page.goto('/bobbank');
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    expect(await ran(page)).toEqual([]);
    await open(page, '/personal');
    await page.getByRole('banner').getByRole('link', { name: '今日北曜', exact: true }).click();
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(await ran(page)).toEqual([]);
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
