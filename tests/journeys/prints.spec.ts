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
  { what: 'dividends', path: '/en/investment/secondlist?column=601005', keeps: 'Dividend history' },
  {
    what: 'a conversion',
    path: '/en/personal/personalExchangeRate?amount=100&from=USD&to=CNY',
    keeps: '÷ 100 = CNY',
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

const WIDE_TABLES = [
  { what: 'reports and five years of figures', path: '/investment/secondlist?column=601002' },
  { what: 'exchange rates', path: '/en/personal/personalExchangeRate' },
  { what: 'deposit rates in foreign currencies', path: '/personal/dkll' },
  {
    what: 'four products beside each other',
    path: '/company/personalInvestmentCompare?codes=GY24001,GY25003,GY26180,GY26365',
  },
  { what: 'rates of a market', path: '/finance' },
];

for (const { what, path } of WIDE_TABLES) {
  test(`prints every column of ${what} on an upright A4 sheet, and nothing over it [PRN-1]`, async ({
    page,
  }) => {
    // Between margins of 1 cm: what is laid out for paper is laid out for this width.
    await page.setViewportSize({ width: 718, height: 1047 });
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const tables = page.getByRole('main').locator('table').filter({ visible: true });
    await expect(tables).not.toHaveCount(0);
    expect(await tables.evaluateAll(faultsOnPaper)).toEqual([]);
  });
}

test('prints a figure apart from the words of the next column [PRN-1]', async ({ page }) => {
  await open(page, '/en/investment/secondlist?column=601005');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('main').locator('table').first();
  const gaps = await table.locator('.num + :is(th, td):not(.num)').evaluateAll((cells) =>
    cells.map((cell) => {
      const figure = cell.previousElementSibling ?? cell;
      return (
        Number.parseFloat(getComputedStyle(figure).paddingInlineEnd) +
        Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
      );
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

/** What a sheet would lack of these tables, or show on top of them. */
function faultsOnPaper(tables: Element[]): string[] {
  return tables.flatMap((table) => {
    const box = table.getBoundingClientRect();
    const frame = { left: 0, right: document.documentElement.clientWidth };
    for (let around = table.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const { left, right } = around.getBoundingClientRect();
      frame.left = Math.max(frame.left, left);
      frame.right = Math.min(frame.right, right);
    }
    const cut = [...table.querySelectorAll('th, td')].filter((cell) => {
      const { left, right, width } = cell.getBoundingClientRect();
      const isInside = width > 0 && left >= frame.left - 1 && right <= frame.right + 1;
      return !isInside || cell.scrollWidth > cell.clientWidth + 1;
    });
    let last = table;
    while (last.nextElementSibling === null && last.parentElement?.closest('main')) last = last.parentElement;
    const next = last.nextElementSibling;
    // What only a screen shows has no height, and holds no words on paper.
    const { height = 0, top = 0 } = next?.getBoundingClientRect() ?? {};
    const isCovered = next?.textContent !== '' && height > 0 && top < box.bottom - 1;
    return [
      ...cut.map((cell) => `cut: ${cell.textContent}`),
      ...(isCovered ? [`covered by: ${next?.textContent}`] : []),
    ];
  });
}
