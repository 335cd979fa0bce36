import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';

const PAGES = [
  { what: 'deposit rates', path: '/personal/dkll', keeps: '整存整取' },
  { what: 'fees', path: '/en/personal/sfbz', keeps: 'AC001' },
  {
    what: 'a comparison',
    path: '/personal/personalInvestmentCompare?codes=TX26090,TX26012',
    keeps: 'TX26012',
  },
  {
    what: 'an article',
    path: '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
    keeps: '资产质量为什么继续改善',
  },
];

for (const { what, path, keeps } of PAGES) {
  test(`prints ${what} whole, without what only a screen can use [PRN-1]`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText(keeps).filter({ visible: true }).first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
    // The trail says where the sheet comes from; menus and pages of a list lead nowhere on paper.
    await expect(page.locator('nav a').filter({ visible: true })).toHaveCount(
      await page.locator('nav[aria-label="面包屑"] a, nav[aria-label="Breadcrumb"] a').count(),
    );
    for (const table of await main.getByRole('table').filter({ visible: true }).all()) {
      const cut = await table.locator('..').evaluate((around) => getComputedStyle(around).overflowX);
      expect(cut).toBe('visible');
    }
  });
}

test('prints the address of a link to another site beside it [PRN-1]', async ({ page }) => {
  await open(page, '/bobbank/concat');
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('main').locator('a[href^="https:"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address);
});
