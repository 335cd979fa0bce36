import { expectAccessible, expectAccessibleAddresses } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { test } from '../support/site.ts';

// The engines take seconds to judge a page; a hero that moves on meanwhile would be judged between two slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const IN_BOTH = [
  '/bobbank',
  '/bobbank/secondlist?column=701001',
  '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
  '/bobbank/about',
  '/ckbxDetail',
];
const IN_ONE = {
  CN: ['/welcome', '/personal/linkDetails?id=cross-border-transfer'],
  EN: ['/personal/linkDetails?id=open-account', '/company', '/finance'],
};
const VIEWPORTS = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];

for (const { language, at } of LANGUAGES) {
  test(`axe and IBM's engine find nothing on pages of every kind in ${language}`, async ({ page }) => {
    await expectAccessibleAddresses(page, [...IN_BOTH, ...IN_ONE[language]].map(at));
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
