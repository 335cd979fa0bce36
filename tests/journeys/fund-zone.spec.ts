import type { Page } from '@playwright/test';
import { fundTypes as chineseTypes } from '@bank/contract/names/zh-cn/fund-types';
import { fundTypes as englishTypes } from '@bank/contract/names/en/fund-types';
import { fundHomeWords } from '@bank/site/words/funds/fund-home/words';
import { fundWords } from '@bank/site/words/funds/funds/words';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES, SOME, SOMETHING, sentence } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/second/fund';
const TYPES = { CN: chineseTypes, EN: englishTypes };

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => main(page).getByRole('complementary');
const picked = (page: Page) => panel(page).getByRole('heading', { level: 3 });

for (const { language, at, words, messages } of LANGUAGES) {
  /** The field of the zone, by its words. */
  async function fieldOf(page: Page) {
    const zone = await words(fundHomeWords);
    const levels = main(page).getByRole('navigation', { name: zone['zone.levels'] });
    const plot = main(page).getByRole('application', { name: zone['zone.fieldKeys'] });
    /** The field comes alive once it is touched: whoever goes by keyboard passes the levels before it. */
    const wake = async () => {
      await levels.getByRole('link').first().focus();
      await expect(plot).toBeVisible();
    };
    const curve = panel(page).getByRole('img', {
      name: sentence(zone['zone.curve'](SOMETHING, SOMETHING, SOMETHING)),
    });
    return { zone, levels, plot, wake, curve };
  }

  test(`arrow keys go from fund to fund, Enter takes one along to the comparison, in ${language} [FUND-1]`, async ({
    page,
  }) => {
    const { zone, plot, wake, curve } = await fieldOf(page);
    const funds = await words(fundWords);
    await open(page, at(ZONE));
    const first = (await picked(page).textContent()) ?? '';
    await wake();
    await plot.focus();
    await page.keyboard.press('ArrowRight');
    await expect(picked(page)).not.toHaveText(first);
    const next = (await picked(page).textContent()) ?? '';
    await expect(main(page).getByRole('status').filter({ hasText: next })).toContainText('%');
    await expect(curve).toBeVisible();
    const [told = ''] = zone['zone.fallsPick'](next, SOMETHING).split(SOMETHING);
    await expect(main(page).getByRole('region', { name: zone['zone.falls'] })).toContainText(told);

    await page.keyboard.press('Enter');
    const tray = main(page).getByRole('region', { name: funds['funds.tray'] });
    await expect(tray).toContainText(next);
    await panel(page).getByRole('button', { name: zone['zone.takeOut'] }).click();
    await expect(tray).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: zone['zone.add'] })).toBeVisible();
  });

  test(`a risk level leaves only its own funds to be picked, in ${language} [FUND-1]`, async ({ page }) => {
    const { levels, plot } = await fieldOf(page);
    await open(page, at(ZONE));
    const level = levels.getByRole('link', { name: /^R5 / });
    await level.click();
    await expect(level).toHaveAttribute('aria-current', 'true');
    await expect(panel(page)).toContainText('R5');
    await plot.focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key);
      await expect(panel(page)).toContainText('R5');
    }
  });

  test(`a fund that is searched is shown in the field, in ${language} [FUND-1]`, async ({ page }) => {
    const { zone } = await fieldOf(page);
    const funds = await words(fundWords);
    await open(page, at(ZONE));
    const form = page.getByRole('search', { name: zone['zone.search'] });
    await form.getByRole('searchbox').fill('012480');
    await form.getByRole('button', { name: funds['funds.search'] }).click();
    await expect(panel(page)).toContainText('012480');
    await expect(main(page).getByRole('heading', { name: zone['zone.field'] })).toBeFocused();
  });

  test(`a pointer names the nearest fund, and a click draws its curve, in ${language} [FUND-1]`, async ({
    page,
  }) => {
    const { plot, wake, curve } = await fieldOf(page);
    await open(page, at(ZONE));
    const first = (await picked(page).textContent()) ?? '';
    await wake();
    const box = await plot.boundingBox();
    if (box === null) throw new Error('The field is not drawn.');
    // Bond funds crowd here: of little volatility and little return.
    await plot.click({ position: { x: box.width * 0.22, y: box.height * 0.68 } });
    await expect(picked(page)).not.toHaveText(first);
    await expect(panel(page)).toContainText(TYPES[language]['03']);
    await expect(curve).toBeVisible();
  });

  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a tap picks a fund, which can be added to the comparison [FUND-1]', async ({ page }) => {
      const { zone, plot, wake } = await fieldOf(page);
      const funds = await words(fundWords);
      await open(page, at(ZONE));
      const first = (await picked(page).textContent()) ?? '';
      await wake();
      const box = await plot.boundingBox();
      if (box === null) throw new Error('The field is not drawn.');
      await plot.tap({ position: { x: box.width * 0.27, y: box.height * 0.66 } });
      await expect(picked(page)).not.toHaveText(first);
      await panel(page).getByRole('button', { name: zone['zone.add'] }).tap();
      await expect(main(page).getByRole('region', { name: funds['funds.tray'] })).toBeVisible();
    });

    test('limits are chosen in a sheet that says how many funds they find [FUND-1]', async ({ page }) => {
      const funds = await words(fundWords);
      await open(page, at('/personal/fundpro'));
      const opener = main(page).getByRole('button', { name: new RegExp(`^${funds['funds.sheet']}`) });
      await opener.tap();
      const sheet = page.getByRole('dialog', { name: funds['funds.sheet'], exact: true });
      await sheet.getByRole('radio', { name: funds['funds.sizeAtLeast']('10') }).tap();
      const show = sheet.getByRole('button', { name: sentence(funds['funds.sheetShow'](SOME)) });
      await expect(show).toBeVisible();
      const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
      await show.tap();
      await expect(page).toHaveURL(/size=10/);
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: sentence(funds['funds.found'](SOME, count)) }),
      ).toBeVisible();
      await expect(sheet).toHaveCount(0);

      await opener.tap();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test('the header has its menu beside the name of the zone on the narrowest screen [S3-fundbar]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, at(ZONE));
      const header = page.getByRole('banner');
      const name = await header.locator('b', { hasText: messages['fundBar.title'] }).boundingBox();
      const menu = await header.getByRole('button', { name: messages['phoneMenu.open'] }).boundingBox();
      if (name === null || menu === null) throw new Error('The header has no name or no menu.');
      expect(menu.x, 'beside').toBeGreaterThanOrEqual(name.x + name.width);
      expect(Math.abs(menu.y + menu.height / 2 - (name.y + name.height / 2)), 'in one line').toBeLessThan(4);
    });

    test('no word is broken above the chart of a fund [FUND-2]', async ({ page }) => {
      await open(page, at('/personal/second/fundshow?fundCode=012480'));
      const names = main(page).locator('ul[aria-live]').first().locator('li > span');
      await expect(names.first()).toBeVisible();
      const broken = await names.evaluateAll((spans) =>
        spans.flatMap((span) => {
          const text = span.firstChild;
          return [...(text?.textContent ?? '').matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text as Node, index);
            range.setEnd(text as Node, index + word.length);
            // A letter that is styled as the first is a box of its own.
            const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
            return lines.size > 1 ? [word] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
    });
  });
}

for (const [name, path] of [
  ['the field as a table', `${ZONE}?view=table&risk=R4`],
  ['how figures are worked out', '/personal/second/fundmethods'],
] as const) {
  test(`${name} can be used by everyone, wide and narrow [A11Y-7]`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
