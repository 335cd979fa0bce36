import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { fromOwnAddress } from '../support/own-address.ts';
import { expect, test } from '../support/site.ts';
import { openWithStoppedClock } from '../support/stopped-clock.ts';
import {
  forgetRecords,
  setVisible,
  storedRecords,
  watchTracking,
  type TrackingCall,
} from '../support/tracking-calls.ts';

const FINGERPRINT = 'bob-fingerPrint';
const NOTICE = { name: '访问统计' };

const agreed = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('bob-trackOff')) localStorage.setItem('bob-consent', '2');
  });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FINGERPRINT);
/** Goes to a page of the site as a link would, without a new document. */
const goTo = async (page: Page, href: string) => {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(href);
};

// Every document that any journey opens is counted, and a call beyond the limit is answered as if it were taken.
test.beforeEach(({ page }) => fromOwnAddress(page));

test('only time in sight is counted: 2 s to 20 min, on kept-alive pages and across languages [S7-tracking] [S9-track] [TRK-1]', async ({
  page,
  context,
}) => {
  const calls = await watchTracking(context);
  await agreed(page);
  await openWithStoppedClock(page, '/personal');
  await page.clock.runFor(3_000);
  await expect.poll(() => calls.map(({ info }) => info['event'])).toContain('uploadInit');
  calls.length = 0;
  const pass = (ms: number) => page.clock.fastForward(ms);
  const times = (action = 'time') =>
    calls
      .filter(({ info }) => info['actionType'] === action)
      .map(({ info }) => [info['path'], info['duration']]);
  const last = () => calls.filter(({ info }) => info['actionType'] === 'time').at(-1)?.info;

  await test.step('to the millisecond', async () => {
    await goTo(page, '/personal/dkll');
    calls.length = 0;
    await pass(1_999);
    await setVisible(page, false);
    expect(times()).toEqual([]);
    await pass(60_000);
    await setVisible(page, true);
    await pass(1);
    await setVisible(page, false);
    expect(times()).toEqual([['/personal/dkll', 2_000]]);
    const view = last()?.['view'];
    await pass(60_000);
    await setVisible(page, true);
    await pass(2_001);
    await goTo(page, '/ckbxDetail');
    expect(times()).toEqual([
      ['/personal/dkll', 2_000],
      ['/personal/dkll', 2_001],
    ]);
    expect(last()?.['view'], 'both belong to one stay').toBe(view);
  });

  await test.step('up to twenty minutes', async () => {
    calls.length = 0;
    await pass(1_200_000);
    await setVisible(page, false);
    await setVisible(page, true);
    await pass(1_200_001);
    await setVisible(page, false);
    await setVisible(page, true);
    expect(times()).toEqual([['/ckbxDetail', 1_200_000]]);
    expect(times('wholeTime').map(([, ms]) => Number(ms) > 1_200_000)).not.toContain(true);
  });

  await test.step('of a page kept alive while another is shown', async () => {
    await goTo(page, '/personal');
    calls.length = 0;
    await pass(3_000);
    await goTo(page, '/bobbank/secondlist?column=701001');
    await pass(5_000);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/personal');
    await pass(7_000);
    await goTo(page, '/ckbxDetail');
    expect(times()).toEqual([
      ['/personal', 3_000],
      ['/bobbank/secondlist', 5_000],
      ['/personal', 7_000],
    ]);
    const stays = calls.filter(({ info }) => info['actionType'] === 'time').map(({ info }) => info['view']);
    expect(new Set(stays).size).toBe(3);
    expect(calls.find(({ info }) => info['path'] === '/bobbank/secondlist')?.info).toMatchObject({
      module: 'BANK',
      subModule: '701001',
      column: '701001',
      divide: '',
      language: 'CN',
    });
  });

  await test.step('on both sides of a switch of language', async () => {
    calls.length = 0;
    await pass(4_000);
    await goTo(page, '/en/ckbxDetail');
    await pass(6_000);
    await goTo(page, '/en');
    expect(times()).toEqual([
      ['/ckbxDetail', 4_000],
      ['/en/ckbxDetail', 6_000],
    ]);
    expect(last()).toMatchObject({ language: 'EN', webLan: 'EN', module: 'PROTECTION' });
  });

  await test.step('while nothing that could be personal is sent', async () => {
    const known = ['actionType', 'channel', 'column', 'divide', 'duration', 'fingerPrint', 'language'];
    const fields = new Set(calls.flatMap(({ info }: TrackingCall) => Object.keys(info)));
    expect([...fields].sort()).toEqual([...known, 'module', 'path', 'subModule', 'view', 'webLan']);
    expect(calls.filter(({ info }) => /[?@]|\d{4}/.test(String(info['path'])))).toEqual([]);
  });
});

test('before consent one anonymous count is sent and nothing is kept; the id comes after two seconds, and withdrawal ends it all [TRK-3] [S7-start] [S9-track] [TRK-6]', async ({
  page,
  context,
}) => {
  const calls = await watchTracking(context);
  await openWithStoppedClock(page, '/personal?phone=13800138000');
  await page.clock.runFor(3_000);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toMatchObject({
    path: '/api/sysContentPoint/whole/info',
    info: { event: 'wholeWebsiteDisplay', path: '/personal', module: 'PERSONAL', fingerPrint: '' },
  });
  await goTo(page, '/ckbxDetail');
  await page.clock.runFor(5_000);
  await setVisible(page, false);
  await setVisible(page, true);
  expect(calls).toHaveLength(1);
  expect(await kept(page)).toBeNull();

  await page.getByRole('region', NOTICE).getByRole('button', { name: '同意', exact: true }).click();
  await expect
    .poll(() => calls.map(({ info }) => info['event']))
    .toEqual(['wholeWebsiteDisplay', 'uploadInit']);
  await page.clock.runFor(1_999);
  expect(await kept(page)).toBeNull();
  await page.clock.runFor(1);
  const first = await kept(page);
  expect(first).toMatch(/"data":"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"/);
  await goTo(page, '/personal/dkll');
  expect(calls.at(-1)?.info).toMatchObject({ actionType: 'time', path: '/ckbxDetail', duration: 2_000 });
  expect(JSON.parse(first ?? '{}')).toMatchObject({ data: calls.at(-1)?.info['fingerPrint'] });

  const footerScript = Promise.withResolvers<void>();
  await page.route('**/SiteFooter-*.js', async (route) => {
    await footerScript.promise;
    await route.continue();
  });
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  expect(await kept(page)).toBe(first);
  await page.clock.runFor(3_000);
  await expect.poll(() => calls.at(-1)?.info['event']).toBe('uploadInit');
  const footerClicks = () => calls.filter(({ info }) => info['divide'] === 'FOOTER');
  await page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' }).click();
  expect(footerClicks(), 'a press that nothing answers yet').toEqual([]);
  footerScript.resolve();
  await expect(page.getByRole('region', NOTICE)).toBeVisible();
  expect(footerClicks(), 'that press, once').toHaveLength(1);
  calls.length = 0;
  await page.getByRole('region', NOTICE).getByRole('button', { name: '不同意' }).click();
  await expect.poll(() => kept(page)).toBeNull();
  await goTo(page, '/personal');
  await page.clock.runFor(5_000);
  await setVisible(page, false);
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(5_000);
  expect(calls).toEqual([]);
});

test('a browser that says "do not track" is not even counted, and fetches nothing of what follows a visit [TRK-3]', async ({
  page,
  context,
}) => {
  const calls = await watchTracking(context);
  await page.addInitScript(() => {
    localStorage.setItem('bob-consent', '2');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  const loaded = page.waitForResponse(/late-parts-.*\.js/);
  await open(page, '/personal');
  await loaded;
  await goTo(page, '/ckbxDetail');
  await setVisible(page, false);
  expect(calls).toEqual([]);
  expect(scripts.filter((url) => url.includes('follow-'))).toEqual([]);
  expect(await kept(page)).toBeNull();
});

test('what a visitor does ends up in the report: stays, clicks and the careers link [S7-tracking] [S7-start]', async ({
  page,
  context,
  site,
  request,
}) => {
  // The index is made after the start.
  await expect.poll(async () => (await request.get('/search?keyword=x')).status()).toBe(200);
  forgetRecords(site);
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'elsewhere' }));
  const calls = await watchTracking(context);
  await agreed(page);
  const started = page.waitForRequest((sent) => sent.postData()?.includes('uploadInit') === true);
  await open(page, '/personal');
  await started;
  await expect.poll(() => kept(page)).not.toBeNull();
  const careers = page.waitForResponse('**/api/sysContentPoint/analysis/info');
  const popup = page.waitForEvent('popup');
  await page.locator('[data-careers] a').click();
  await (await popup).close();
  const answer = await careers;
  expect(answer.status()).toBe(200);
  expect(Object.keys(answer.request().headers())).toEqual(
    expect.arrayContaining(['sign', 'timestamp', 'saltid']),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).first().click();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/personal/linkDetails');
  // The document goes, and its last records with it.
  await page.goto(`/search?keyword=${encodeURIComponent('zzqqxxvv')}`);
  await expect.poll(() => calls.at(-1)?.info).toMatchObject({ subModule: 'noResults', divide: 'SEARCH' });
  await goTo(page, `/search?keyword=${encodeURIComponent('存款')}`);
  await expect.poll(() => calls.at(-1)?.info).toMatchObject({ subModule: 'results', divide: 'SEARCH' });
  expect(JSON.stringify(calls)).not.toMatch(/zzqqxxvv|存款/);
  await page.goto('/welcome');
  const stored = (...actions: string[]) =>
    storedRecords(site)
      .filter(({ action }) => actions.includes(String(action)))
      .map(({ action, path, divide }) => [action, path, divide].join(' ').trim())
      .sort();
  // Sent two seconds after the page has come alive, then stored with others.
  await expect.poll(() => stored('uploadInit')).toContain('uploadInit /welcome');
  expect(stored('careers', 'click', 'wholeWebsiteDisplay')).toEqual([
    'careers /personal TOPBAR',
    'click /personal FOOTER',
    // The link that leads to the second search.
    'click /search',
    'click /search SEARCH',
    'click /search SEARCH',
    'wholeWebsiteDisplay /personal',
    'wholeWebsiteDisplay /search',
    'wholeWebsiteDisplay /welcome',
  ]);
  expect(stored('time', 'wholeTime')).toEqual(
    expect.arrayContaining(['time /personal', 'wholeTime /personal']),
  );
  expect(calls.every(({ sign }) => /^[0-9a-f]{64}$/.test(sign))).toBe(true);

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now());
  const visits = async (...args: string[]): Promise<unknown> => {
    const cli = resolve(import.meta.dirname, '../../packages/server/src/visits/cli.ts');
    const env = embeddedEnvironment(site.dataDir);
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args, '--format', 'json'], {
      env,
    });
    return JSON.parse(stdout);
  };
  const { whole } = (await visits('report', '--from', today, '--to', today)) as {
    whole: Record<string, number>;
  };
  expect(whole).toMatchObject({ displays: 3, visitors: 1, clicks: 2, careersClicks: 1 });
  expect(whole).toMatchObject({ searches: 2, emptySearches: 1 });
  // The first two documents have been left. What a process has counted it writes every five seconds, of other visitors too.
  const left = ['/personal', '/search'].flatMap((path) =>
    ['lcp', 'cls', 'fcp', 'ttfb'].map((measure) => ({ path, window: 'wide', measure })),
  );
  await expect
    .poll(() => visits('speed', '--since', today))
    .toEqual(expect.arrayContaining(left.map((one) => expect.objectContaining(one) as unknown)));
});

test.describe('when the tracking calls fail', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_FAILED/ });

  test('the page says nothing and goes on [S8-quiet]', async ({ page, context }) => {
    await context.route(/\/api\/(point|sysContentPoint)\//, (route) => route.abort());
    await agreed(page);
    await page.addInitScript(() => {
      navigator.sendBeacon = () => {
        throw new TypeError('no beacons here');
      };
    });
    await open(page, '/personal');
    await expect.poll(() => kept(page)).not.toBeNull();
    await goTo(page, '/ckbxDetail');
    await setVisible(page, false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
