import type { Page } from '@playwright/test';
import { runBundled } from '../support/bundled.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const HARNESS = 'src/frame/layouts/testing/banner-in-browser.tsx';
const NOTICES = '/bobbank/secondlist?column=701002';

interface Crumb {
  id: string;
  name: string;
  bannerImgUrl: string;
}
interface Given {
  record: { name: string; banner?: { isTall?: boolean } };
  crumbs?: Crumb[];
  own?: { title?: string; bg?: string; breadList?: Crumb[] };
}

const show = (page: Page, given: Given) =>
  page.evaluate((what) => (globalThis as unknown as { show: (given: Given) => void }).show(what), given);
const stored = (page: Page, field: string) =>
  page.evaluate(
    (name) => (globalThis as unknown as { layoutState: () => Record<string, unknown> }).layoutState()[name],
    field,
  );
const bannerOf = (page: Page) => page.locator('section').first();
const titleIn = (page: Page) => bannerOf(page).getByRole('heading', { level: 1 });
const pictureIn = (page: Page) => bannerOf(page).locator('img');
const crumbsIn = (page: Page) => bannerOf(page).getByRole('listitem');

const DEFAULTS = { name: '消费者教育' };
const SERVER: Crumb[] = [
  { id: '1', name: '消费者权益保护', bannerImgUrl: '' },
  { id: '2', name: '金融知识', bannerImgUrl: '/images/server.svg' },
];
const OWN: Crumb[] = [{ id: '3', name: '春季活动', bannerImgUrl: '/images/spring.svg' }];

test('what the page has written stands before the answer of the server, and that before the page record [S4-banner] [S4-store]', async ({
  page,
}) => {
  await runBundled(page, HARNESS);
  await show(page, { record: DEFAULTS });
  await expect(titleIn(page)).toHaveText('消费者教育');
  await expect(pictureIn(page)).toHaveCount(0);

  await show(page, { record: DEFAULTS, crumbs: SERVER });
  await expect(titleIn(page)).toHaveText('金融知识');
  await expect(pictureIn(page)).toHaveAttribute('src', '/images/server.svg');
  await expect(crumbsIn(page)).toHaveText(['首页', '消费者权益保护', '金融知识']);

  await show(page, { record: DEFAULTS, crumbs: SERVER, own: { title: '反诈专题' } });
  await expect(titleIn(page)).toHaveText('反诈专题');
  await expect(pictureIn(page)).toHaveAttribute('src', '/images/server.svg');
  expect(await stored(page, 'bannerTitle')).toBe('反诈专题');
  expect(await stored(page, 'currentPageTitleFromBanner')).toBe('反诈专题');

  await show(page, { record: DEFAULTS, crumbs: SERVER, own: { bg: '/images/page.svg' } });
  await expect(titleIn(page)).toHaveText('金融知识');
  await expect(pictureIn(page)).toHaveAttribute('src', '/images/page.svg');

  await show(page, { record: DEFAULTS, crumbs: SERVER, own: { breadList: OWN } });
  await expect(titleIn(page)).toHaveText('春季活动');
  await expect(pictureIn(page)).toHaveAttribute('src', '/images/spring.svg');
  await expect(crumbsIn(page)).toHaveText(['首页', '春季活动']);

  await show(page, { record: DEFAULTS, crumbs: SERVER });
  await expect(titleIn(page)).toHaveText('金融知识');
  expect(await stored(page, 'bannerBreadList')).toEqual([]);
});

test('a banner that the page has written keeps the height of its record: 2.82, or 1.95 where it is tall [S4-banner]', async ({
  page,
}) => {
  await runBundled(page, HARNESS);
  for (const [isTall, height] of [
    [false, 1366 / 2.82],
    [true, 1366 / 1.95],
  ] as const) {
    await show(page, { record: { ...DEFAULTS, banner: { isTall } }, own: { title: '反诈专题' } });
    await expect(titleIn(page)).toHaveText('反诈专题');
    await expect.poll(async () => (await bannerOf(page).boundingBox())?.height).toBeCloseTo(height, 0);
  }
});

test('the title is one line, however long it is, with its whole text at hand [S4-banner]', async ({
  page,
}) => {
  await runBundled(page, HARNESS);
  await show(page, { record: DEFAULTS });
  const line = (await titleIn(page).boundingBox())?.height;
  const long = '很长的标题'.repeat(40);
  await show(page, { record: DEFAULTS, own: { title: long } });
  await expect(titleIn(page)).toHaveAttribute('title', long);
  expect((await titleIn(page).boundingBox())?.height).toBe(line);
});

test('a column in the address brings its own banner and breadcrumb, in the HTML of the server [S4-banner] [S3-breadcrumb]', async ({
  page,
  request,
}) => {
  const own = await (await request.get('/bobbank/secondlist')).text();
  const column = await (await request.get(NOTICES)).text();
  expect(column).toContain('title="公告与提示"');
  expect(own).not.toContain('title="公告与提示"');
  await open(page, NOTICES);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('公告与提示');
  await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem').last()).toHaveText(
    '公告与提示',
  );
});
