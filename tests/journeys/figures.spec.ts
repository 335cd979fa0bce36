import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/languages.ts';
import { open } from '../support/hydrated.ts';

const GREEN = 'seconddetail?id=20261031-green-loans&column=701001';
const WORDS = {
  CN: { picture: /三成余额，六成减排。风电占贷款余额 31%/, table: '以表格查看', wind: '风电' },
  EN: {
    picture: /A third of the money.*Wind power, share of balance 31%/,
    table: 'View as table',
    wind: 'Wind power',
  },
} as const;

for (const { language, prefix } of LANGUAGES) {
  const words = WORDS[language];

  test(`shows the same figure to who comes by address and who comes by link, in ${language} [NEWS-1]`, async ({
    page,
  }) => {
    const figure = page.getByRole('main').getByRole('figure').first();
    await open(page, `${prefix}/bobbank/${GREEN}`);
    await expect(figure.getByRole('img', { name: words.picture })).toBeVisible();
    const byAddress = await figure.innerHTML();
    await open(page, `${prefix}/bobbank/secondlist?column=701001`);
    await page.getByRole('main').locator(`a[href$="${GREEN}"]`).first().click();
    await expect(figure.getByRole('img', { name: words.picture })).toBeVisible();
    expect(await figure.innerHTML()).toBe(byAddress);
  });

  test(`opens a figure's numbers as a table, and fetches no script for it, in ${language}`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, `${prefix}/bobbank/${GREEN}`);
    const figure = page.getByRole('main').getByRole('figure').first();
    await figure.scrollIntoViewIfNeeded();
    expect(scripts.filter((url) => url.includes('FigureView'))).toEqual([]);
    await figure.getByText(words.table).click();
    await expect(figure.getByRole('rowheader', { name: words.wind, exact: true })).toBeVisible();
  });
}

test('draws another picture for a phone, with nothing wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/bobbank/${GREEN}`);
  const drawings = page.getByRole('main').getByRole('figure').first().locator('svg');
  await expect(drawings.nth(0)).toBeHidden();
  await expect(drawings.nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('prints the wide drawing and its table', async ({ page }) => {
  await open(page, `/bobbank/${GREEN}`);
  await page.emulateMedia({ media: 'print' });
  const figure = page.getByRole('main').getByRole('figure').first();
  await expect(figure.locator('svg').first()).toBeVisible();
  await expect(figure.getByRole('rowheader', { name: '储能' })).toBeVisible();
});
