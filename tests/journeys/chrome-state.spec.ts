import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { activateEdits } from '../support/edited-content.ts';
import { expectSameDocument, hydrated, mark, open } from '../support/hydrated.ts';
import { machinePace } from '../support/machine-pace.ts';
import { startServer } from '../support/server-process.ts';
import { expect, test } from '../support/site.ts';
import { copyTemplateStore } from '../support/template-store.ts';

/** Names of the calls that the page makes from now on, with their language and title. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const { language, titleId = '' } = JSON.parse(request.postData() ?? '{}') as Record<string, string>;
    calls.push([pathname.split('/').at(-1), language, titleId].filter(Boolean).join(' '));
  });
  return calls;
}

/** Navigates inside the site, to a page that the present one need not link to. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test.describe('local copies', () => {
  test('routes and menus are kept for the next document, with version and end [S4-store] [S2-generated]', async ({
    page,
  }) => {
    await open(page, '/personal');
    expect(await localKeys(page)).toEqual([]);
    await page.getByRole('banner').hover();
    await expect.poll(() => localKeys(page)).toEqual(['bob-allMeuns-CN']);
    await follow(page, '/bobbank');
    await expect.poll(() => localKeys(page)).toEqual(['bob-allMeuns-CN', 'bob-allRoutes-CN']);
    const copy = await page.evaluate(() => ({
      version: JSON.parse(document.getElementById('boot')?.textContent ?? '').environment.navigation,
      left: JSON.parse(localStorage.getItem('bob-allRoutes-CN') ?? '').exp - Date.now(),
      ...JSON.parse(localStorage.getItem('bob-allRoutes-CN') ?? ''),
    }));
    expect(copy.v).toBe(copy.version);
    expect(copy.left).toBeGreaterThan(9 * 60_000);
    expect(copy.left).toBeLessThanOrEqual(10 * 60_000);

    const calls = callsOf(page);
    await open(page, '/ckbxDetail');
    await mark(page);
    await follow(page, '/bobbank');
    await follow(page, '/welcome');
    await expectSameDocument(page);
    expect(calls.filter((call) => call.startsWith('route'))).toEqual([]);
  });

  for (const [spoiled, text] of [
    ['corrupt', '{"v":'],
    ['of another version', '{"v":"another","exp":9999999999999,"data":[]}'],
    ['foreign', '[{"path":"/bobbank"}]'],
  ] as const) {
    test(`a copy that is ${spoiled} is asked for anew [S4-store]`, async ({ page }) => {
      await open(page, '/personal');
      await page.evaluate((value) => localStorage.setItem('bob-allRoutes-CN', value), text);
      const calls = callsOf(page);
      await follow(page, '/bobbank');
      expect(calls).toContain('route CN');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the menu of a language comes from its copy, its network options never do [S4-store] [S4-language] [S7-start]', async ({
    page,
  }) => {
    await open(page, '/en/ckbxDetail');
    await page.getByRole('banner').hover();
    await expect.poll(() => localKeys(page)).toEqual(['bob-allMeuns-EN']);
    await open(page, '/ckbxDetail');
    const calls = callsOf(page);
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await expect(page).toHaveURL('/en/ckbxDetail');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(calls).toContain('getNetOption EN');
    expect(calls.filter((call) => call.startsWith('menu'))).toEqual([]);

    await page.getByRole('link', { name: '中文版', exact: true }).first().click();
    await expect(page).toHaveURL('/ckbxDetail');
    await expect.poll(() => calls).toContain('getNetOption CN');
  });
});

test.describe('the note about a page that is not translated', () => {
  const TEXT = 'This page is not available in English.';
  const PAGE = '/bobbank/seconddetail?id=20240118-hefei-branch&column=701001';

  // Every page of the demo bank has a twin, so one is taken out.
  test.beforeAll(async ({ site }) => {
    await activateEdits(site, {
      'articles/701001/20240118-hefei-branch.zh.md': (text) =>
        text.replace('---\n', '---\nlanguages: [CN]\n'),
      'articles/701001/20240118-hefei-branch.en.md': () => '',
    });
    const shown = async () => (await fetch(site.url + PAGE)).text();
    await expect.poll(shown).toContain('data-untranslated');
  });

  test('is shown at the other home, announced, and closed for good [S4-language] [S3-cn-strip] [LANG-2]', async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    // Not in the address, where it would make a second page for the cache.
    await expect(page).toHaveURL('/en');
    const note = page.getByRole('status').filter({ hasText: TEXT });
    await expect(note).toBeVisible();
    await expect(note.locator('[lang="zh-CN"]')).toHaveText('该页面暂无英文版。');
    await note.getByRole('button', { name: 'Close the note' }).click();
    await expect(page.getByText(TEXT)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(TEXT)).toBeHidden();
  });

  test('goes with the next page, and does not come after a switch that found its page [S4-language]', async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await expect(page.getByText(TEXT)).toBeVisible();
    await follow(page, '/en/bobbank');
    await expect(page.getByText(TEXT)).toBeHidden();
    await open(page, '/bobbank');
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await expect(page).toHaveURL('/en/bobbank');
    await expect(page.getByText(TEXT)).toBeHidden();
  });
});

test('the QR list follows the menu title, is in the served page and is asked for again only when the title changes [S3-qr] [S4-qr] [S7-start]', async ({
  page,
  request,
}) => {
  const isServed = async (path: string) =>
    (await (await request.get(path)).text()).includes('alt="投资者日历的二维码"');
  expect(await isServed('/investment')).toBe(true);
  expect(await isServed('/company')).toBe(false);

  await open(page, '/company');
  const calls = callsOf(page);
  const qrCalls = () => calls.filter((call) => call.startsWith('bobConfig'));
  const show = async (title: string) => {
    await page.getByRole('button', { name: '二维码' }).hover();
    await expect(page.getByRole('banner').getByRole('img', { name: title })).toBeVisible();
    await page.getByRole('main').hover({ position: { x: 5, y: 300 } });
  };
  await show('手机银行');
  await follow(page, '/investment');
  await show('投资者日历');
  await follow(page, '/investment/secondlist?column=601001');
  await show('投资者日历');
  expect(qrCalls()).toEqual(['bobConfig CN investor']);
  await follow(page, '/company');
  await show('手机银行');
  expect(qrCalls()).toEqual(['bobConfig CN investor']);
  await follow(page, '/investment');
  await show('投资者日历');
  expect(qrCalls()).toEqual(['bobConfig CN investor', 'bobConfig CN investor']);
});

test('the pictures of the QR panel have come before it is first opened [S3-qr] [S4-qr]', async ({ page }) => {
  await open(page, '/company');
  const pictures = page
    .getByRole('banner')
    .locator('img[alt="手机银行的二维码"], img[alt="微信公众号的二维码"]');
  await expect(pictures).toHaveCount(2);
  await page.getByRole('banner').hover();
  const haveCome = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  await expect.poll(haveCome).toBe(true);
  await follow(page, '/investment');
  const calendar = page.getByRole('banner').locator('img[alt="投资者日历的二维码"]');
  await expect
    .poll(() => calendar.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('a number of the hotline is copied without its spaces, and the visitor is told [S3-hotline] [NAV-4]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/personal');
  await page.getByRole('button', { name: /服务热线/ }).click();
  await page.getByRole('button', { name: '复制 4006 601 169' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制 4006 601 169' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4006601169');
});

test.describe('rich text', () => {
  const ARTICLE = '/bobbank/seconddetail?id=20261120-q3-results&column=701001';

  /** Opens the article with other text in it: the server's own text has none of these. */
  async function openArticle(page: Page, content: string): Promise<void> {
    // Records of visits outlive the test.
    await page.route(/\/api\/(?!sysContentPoint)/, async (route) => {
      const answer = await route.fetch();
      const type = answer.headers()['content-type'] ?? '';
      const body = type.includes('json') ? ((await answer.json()) as { data: unknown }) : undefined;
      const data = body?.data;
      if (typeof data !== 'object' || data === null || !('content' in data))
        return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: { ...body, data: { ...data, content } } });
    });
    await open(page, '/bobbank');
    await follow(page, ARTICLE);
  }

  test('an image with a data href opens a new window, by click and by keyboard; an unsafe one does not [S3-imghref] [S8-quiet]', async ({
    page,
    context,
  }) => {
    await openArticle(
      page,
      '<p><img src="/logo.svg" alt="网点地图" width="90" height="40" data-href="/bobbank/map">' +
        '<img src="/logo.svg" alt="坏图" width="90" height="40" data-href="javascript:alert(1)//http://x">' +
        '<img src="/logo.svg" alt="普通图" width="90" height="40"></p>',
    );
    const image = page.getByRole('link', { name: '网点地图（新窗口打开）' });
    for (const act of [() => image.click(), () => image.press('Enter')]) {
      const opened = context.waitForEvent('page');
      await act();
      const other = await opened;
      await other.waitForURL('**/bobbank/map');
      expect(await other.evaluate(() => window.opener)).toBeNull();
      await other.close();
    }
    await page.getByRole('img', { name: '坏图' }).click();
    await page.getByRole('img', { name: '普通图' }).click();
    await page.keyboard.press('Tab');
    expect(context.pages()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/bobbank/seconddetail');
  });

  test('a table wider than 1144 px takes the full width, and is scrolled by keyboard where it still sticks out [S3-tables]', async ({
    page,
  }) => {
    const table = (columns: number, text: string) =>
      `<table><tbody><tr>${`<td>${text}</td>`.repeat(columns)}</tr></tbody></table>`;
    await openArticle(
      page,
      table(3, '短') + table(6, '一段会让表格变得很宽的说明文字'.repeat(2)) + table(40, '列'),
    );
    const tableOf = (index: number) => page.getByRole('main').locator('.table-scroll > table').nth(index);
    await expect(tableOf(2)).toHaveAttribute('data-wide', '');
    // Long cells break their lines before a table sticks out.
    for (const index of [0, 1]) await expect(tableOf(index)).not.toHaveAttribute('data-wide', '');
    const sticksOut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const regionOf = (index: number) => page.getByRole('main').locator('.table-scroll').nth(index);
    expect(await regionOf(1).evaluate(sticksOut)).toBe(false);
    expect(await regionOf(2).evaluate(sticksOut)).toBe(true);
    await regionOf(2).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => regionOf(2).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('rich text of a document', () => {
  // Packs, checks and imports the whole demo bank.
  test.slow();
  const ADDRESS = '/bobbank/seconddetail?id=20261120-q3-results&column=701001';
  const FILE = 'articles/701001/20261120-q3-results.zh.md';
  const TABLE = `<table><tbody><tr>${'<td>列</td>'.repeat(120)}</tr></tbody></table>`;
  const IMAGE = '<img src="images/scenes/branches-1.card.svg" alt="网点地图" data-href="/bobbank/map">';

  test('tables and pictures keep what was done to them, however one comes to the page and whatever changes on it [S3-tables] [S3-imghref]', async ({
    page,
    site,
  }) => {
    await activateEdits(site, {
      [FILE]: (text) => `${text}\n\n${TABLE}\n\n<p>${IMAGE}</p>\n`,
      // A picture in mark-up of its own has no place in the other text.
      [FILE.replace('.zh.', '.en.')]: (text) => text.replace('---\n', '---\npictures: []\n'),
    });
    try {
      await expect.poll(async () => (await page.request.get(ADDRESS)).text()).toContain('data-href');
      const main = page.getByRole('main');
      const holds = async () => {
        await expect(main.locator('table').last()).toHaveAttribute('data-wide', '');
        const image = main.getByRole('link', { name: '网点地图（新窗口打开）' });
        await expect(image).toHaveAttribute('tabindex', '0');
        await expect(image).toHaveCSS('cursor', 'pointer');
      };
      await open(page, ADDRESS);
      await holds();
      await page.reload();
      await hydrated(page);
      await holds();
      // A change of the page's state, and of its place, draws the text's parents anew.
      await main.getByRole('link', { name: '网点地图（新窗口打开）' }).focus();
      await main
        .locator('.table-scroll')
        .last()
        .evaluate((region) => (region.scrollLeft = 200));
      await page.evaluate(() => {
        const text = document.querySelector('main .table-scroll')?.parentElement?.querySelector('p');
        if (text) getSelection()?.selectAllChildren(text);
        location.hash = '#page-end';
      });
      await page.waitForFunction(() => location.hash === '#page-end');
      await page.keyboard.press('Alt+Shift+KeyA');
      await expect(page.getByRole('region', { name: '无障碍浏览工具条' })).toBeVisible();
      await page.keyboard.press('Escape');
      await holds();
      expect(
        await main
          .locator('.table-scroll')
          .last()
          .evaluate((region) => region.scrollLeft),
      ).toBe(200);
      expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(10);
      await follow(page, '/bobbank');
      await page.goBack();
      await holds();
    } finally {
      await site.content(['rollback', 'site']);
    }
  });
});

test.describe('consent', () => {
  const NOTICE = { name: '访问统计' };
  // The visitor's random id comes two seconds after consent; visits.spec.ts is about it.
  const ours = /^bob-(allMeuns|allRoutes)-/;
  const answersKept = async (page: Page) => (await localKeys(page)).filter((key) => !ours.test(key));

  test('is asked for calmly: the page stays usable, and both answers are buttons of the same size [TRK-3]', async ({
    page,
  }) => {
    await open(page, '/ckbxDetail');
    const notice = page.getByRole('region', NOTICE);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [agree, refuse] = await Promise.all(
      ['同意', '不同意'].map((name) => notice.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(refuse?.height).toBe(agree?.height);
    expect(refuse?.width).toBeGreaterThanOrEqual(agree?.width ?? Infinity);
    await expect(notice.getByRole('link', { name: '隐私政策' })).toHaveAttribute(
      'href',
      '/personal/linkDetails?id=privacy-policy',
    );
    expect(await answersKept(page)).toEqual([]);

    // Below the notice the footer's own ground goes on, to the end of the page.
    const footer = page.getByRole('contentinfo');
    const ends = await footer.evaluate((element) => [
      element.getBoundingClientRect().bottom,
      document.documentElement.getBoundingClientRect().bottom,
    ]);
    expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
    const lastLine = await footer.getByRole('list').last().boundingBox();
    const room = (ends[0] ?? 0) - (lastLine?.y ?? 0) - (lastLine?.height ?? 0);
    expect(room).toBeGreaterThanOrEqual((await notice.boundingBox())?.height ?? Infinity);

    // What has the focus is never behind the notice (WCAG 2.4.11).
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [link, shown] = [await last.boundingBox(), await notice.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + 1);
  });

  test('can be given, and withdrawn in the footer: nothing is left within a second [TRK-3]', async ({
    page,
    context,
  }) => {
    await open(page, '/personal');
    await page.getByRole('region', NOTICE).getByRole('button', { name: '同意', exact: true }).click();
    await expect(page.getByRole('region', NOTICE)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '已同意访问统计' })).toBeAttached();
    expect((await answersKept(page)).filter((key) => key !== 'bob-fingerPrint')).toEqual(['bob-consent']);
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => {
      localStorage.setItem('bob-fingerPrint', 'x');
      sessionStorage.setItem('vendor', 'x');
      document.cookie = 'vendor=1; Path=/';
    });
    const settings = page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' });
    await settings.click();
    const notice = page.getByRole('region', NOTICE);
    await expect(notice).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(settings).toBeFocused();

    await settings.click();
    await notice.getByRole('button', { name: '不同意' }).click();
    await expect
      .poll(
        async () => [
          await answersKept(page),
          await page.evaluate(() => sessionStorage.getItem('vendor')),
          (await context.cookies()).map(({ name }) => name),
        ],
        { timeout: 1_000 * machinePace() },
      )
      .toEqual([['bob-trackOff'], null, []]);
    await page.reload();
    await hydrated(page);
    await expect(settings).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('given in one window and withdrawn in another ends in both [TRK-3]', async ({ page, context }) => {
    await open(page, '/personal');
    await page.getByRole('region', NOTICE).getByRole('button', { name: '同意', exact: true }).click();
    const other = await context.newPage();
    await open(other, '/en');
    await page.evaluate(() => sessionStorage.setItem('vendor', 'x'));
    await other.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' }).click();
    await other.getByRole('button', { name: 'Do not agree' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vendor'))).toBeNull();
  });

  for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
    test(`is refused by ${signal}: no notice, and the settings say why [TRK-3]`, async ({ page }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
      }, signal);
      await open(page, '/en');
      const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' });
      await settings.click();
      const notice = page.getByRole('region', { name: 'Visit statistics' });
      await expect(notice).toContainText('signal, which we take as a refusal');
      await expect(notice.getByRole('button')).toHaveCount(1);
      await notice.getByRole('button', { name: 'Close the privacy settings' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      await hydrated(page);
      await expect(settings).toBeVisible();
      await expect(notice).toBeHidden();
      expect(await answersKept(page)).toEqual([]);
    });
  }
});

test('a configured replay script is loaded after consent alone, in the recorded visits, under the security policy [S7-start] [S9-env] [TRK-3]', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-replay-'));
  // Not the store of the site, where files come and go.
  copyTemplateStore(dataDir);
  process.env['REPLAY_SCRIPT_URL'] = 'https://replay.example/record.js';
  const server = await startServer(dataDir, 0).finally(() => delete process.env['REPLAY_SCRIPT_URL']);
  try {
    let asked = 0;
    await page.route('https://replay.example/**', (route) => {
      asked += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.replayed = ""',
      });
    });
    // The visit that the draw picks.
    await page.addInitScript(() => (Math.random = () => 0.05));
    await open(page, `${server.url}/personal`);
    const notice = page.getByRole('region', { name: '访问统计' });
    await expect(notice).toContainText('第三方服务');
    expect(asked).toBe(0);
    await notice.getByRole('button', { name: '同意', exact: true }).click();
    await expect(page.locator('html[data-replayed]')).toBeAttached();
    expect(asked).toBe(1);

    await page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' }).click();
    await notice.getByRole('button', { name: '不同意' }).click();
    await expect(page.locator('html[data-replayed]')).toHaveCount(0);
    await hydrated(page);
    expect(asked).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('bob-replay'))).toBeNull();
    // Its pictures are still coming from the server that goes away.
    await page.goto('about:blank');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('no page asks for a password or sets a cookie [S1-anon] [NAV-5]', async ({ request }) => {
  for (const language of ['CN', 'EN']) {
    const { data } = (await (
      await request.post('/api/webTitle/route', { data: { channel: '1', language, webLan: language } })
    ).json()) as { data: { path: string }[] };
    expect(data.length).toBeGreaterThan(10);
    for (const { path } of data) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
      expect(await answer.text(), path).not.toMatch(/type="?password/i);
    }
  }
});
