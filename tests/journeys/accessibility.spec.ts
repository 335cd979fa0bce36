import { expectAccessible, expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { test } from '../support/site.ts';

// The engines take seconds to judge a page; a hero that moves on meanwhile would be judged between two slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/bobbank', '/bobbank/secondlist?column=701001', '/ckbxDetail', '/welcome'];
const ARTICLE = '/bobbank/seconddetail?id=20261120-q3-results&column=701001';
const IN_ONE_LANGUAGE = [
  '/bobbank/about',
  '/en/about',
  '/personal/linkDetails?id=cross-border-transfer',
  '/en/linkDetails?id=open-account',
  '/en/company',
  '/en/finance',
];
const VIEWPORTS = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];

for (const path of [
  ...PAGES,
  ...PAGES.map((page) => `/en${page}`),
  ARTICLE,
  `/en${ARTICLE}`,
  ...IN_ONE_LANGUAGE,
]) {
  if (path === '/en/welcome') continue;
  test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}

// What the header, the footer and the menus become on a phone, both engines judge here, for all other pages.
for (const path of ['/personal', '/en']) {
  test(`axe and IBM's engine find nothing on ${path}, wide or on a phone [A11Y-7]`, async ({ page }) => {
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expectAccessible(page, `${path} at ${viewport.width}`);
    }
  });
}

test.describe('the not-found page', () => {
  test.use({ expectedConsole: /status of 404/ });
  for (const path of ['/404', '/en/404']) {
    test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
      await open(page, path);
      await expectAccessible(page, path);
    });
  }
});

test("axe and IBM's engine find nothing with a sub-menu open", async ({ page }) => {
  await open(page, '/personal');
  await page.getByRole('banner').getByRole('link', { name: '公司业务', exact: true }).hover();
  await page.getByRole('banner').getByRole('link', { name: '保函查询' }).waitFor();
  await expectAccessible(page, 'sub-menu open');
});
