import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';

const LANGUAGES = [
  {
    path: '/personal',
    rates: '/personal/dkll',
    amount: '存入金额',
    start: '存 100,000 元，2 年，年利率 1.20%',
    star: { two: '2 年 1.20%', three: '3 年 1.45%', demand: '活期 0.05%' },
    threeYears: '到期利息 4,350.00 元',
    half: '50 万',
    demandHalf: '一年利息 250.00 元',
    spoken: '存 500,000 元，活期，年利率 0.05%，一年利息 250.00 元',
    go: '按此试算',
  },
  {
    path: '/en',
    rates: '/en/personal/dkll',
    amount: 'Amount',
    start: 'CNY 100,000 for 2 years at 1.20% a year',
    star: { two: '2 years 1.20%', three: '3 years 1.45%', demand: 'Demand 0.05%' },
    threeYears: 'Interest at maturity 4,350.00 CNY',
    half: '500,000',
    demandHalf: 'Interest for a year 250.00 CNY',
    spoken: 'CNY 500,000 on demand at 0.05% a year: Interest for a year 250.00 CNY',
    go: 'Work out the dates',
  },
];

for (const { path, rates, amount, start, star, threeYears, half, demandHalf, spoken, go } of LANGUAGES) {
  const head = (page: Page) => page.getByRole('main').locator('section').first();

  test(`the instrument of ${path} answers the keyboard, and says the result once the hand rests`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(head(page)).toContainText(start);
    await head(page).getByRole('radio', { name: star.two }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(head(page).getByRole('radio', { name: star.three })).toBeChecked();
    await expect(head(page)).toContainText(threeYears);

    const ring = head(page).getByRole('slider', { name: amount });
    await ring.focus();
    await page.keyboard.press('ArrowRight');
    await expect(ring).toHaveAttribute('aria-valuetext', /^110,000 /);
    await page.keyboard.press('Home');
    await expect(ring).toHaveAttribute('aria-valuetext', /^1,000 /);
    await page.keyboard.press('End');
    await expect(ring).toHaveAttribute('aria-valuetext', /^5,000,000 /);

    await head(page).getByRole('button', { name: half }).press('Enter');
    await head(page).getByRole('radio', { name: star.demand }).press('Space');
    await expect(head(page)).toContainText(demandHalf);
    await expect(head(page).getByRole('status')).toHaveText(spoken);
  });

  test(`the instrument of ${path} is turned with the pointer and leads on with what was chosen`, async ({
    page,
  }) => {
    await open(page, path);
    await head(page).getByRole('radio', { name: star.three }).click();
    await expect(head(page)).toContainText(threeYears);
    const ring = await ringOf(page, amount);
    // From the left end of the arc over the top: straight up is the middle of the scale.
    await page.mouse.move(ring.x - ring.radius, ring.y);
    await page.mouse.down();
    await page.mouse.move(ring.x - ring.radius * 0.7, ring.y - ring.radius * 0.7, { steps: 3 });
    await page.mouse.move(ring.x, ring.y - ring.radius, { steps: 3 });
    await page.mouse.up();
    await expect(head(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^70,000 /);

    await head(page).getByRole('link', { name: go }).click();
    await expect(page).toHaveURL(new RegExp(`${rates}\\?.*tab=calculator`));
    await expect(page.locator('input[name="amount"]')).toHaveValue('70000');
    await expect(page.locator('select[name="term"]')).toHaveValue('3Y');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the instrument answers fingers, and nothing runs out of the window', async ({ page }) => {
    await open(page, '/personal');
    await page.getByRole('radio', { name: '3 年 1.45%' }).tap();
    await expect(page.getByRole('main')).toContainText('到期利息 4,350.00 元');
    await page.getByRole('slider', { name: '存入金额' }).scrollIntoViewIfNeeded();
    const ring = await ringOf(page, '存入金额');
    await page.touchscreen.tap(ring.x, ring.y - ring.radius);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '70,000 元');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

test('the band of changes lists what moved, and each figure leads to its page', async ({ page }) => {
  await open(page, '/personal');
  const band = page.getByRole('region', { name: '今天变了什么' });
  await expect(band).toContainText('11-12 起，3 个月至 5 年各降 5 个基点');
  await expect(
    band.getByRole('img', { name: /^3 个月由 0\.75% 到 0\.70%，.*5 年由 1\.55% 到 1\.50%$/ }),
  ).toBeVisible();
  // The LPR was renewed as it was.
  await expect(band).not.toContainText('LPR');
  await band.getByRole('link', { name: '欧元 现汇买入' }).click();
  await expect(page).toHaveURL(/personalExchangeRate\?currency=EUR/);
});

async function ringOf(page: Page, name: string): Promise<{ x: number; y: number; radius: number }> {
  const box = await page.getByRole('slider', { name }).boundingBox();
  if (box === null) throw new Error('The ring is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: (box.width * 104) / 260 };
}
