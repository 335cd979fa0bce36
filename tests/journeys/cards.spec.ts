import { cardWords } from '@bank/site/words/cards/cards/words';
import { cityPointWords } from '@bank/site/words/bank/city-points/words';
import { instalmentWords } from '@bank/site/words/cards/instalment/words';
import { yearWords } from '@bank/site/words/cards/year/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { cardName } from '../support/content-names.ts';
import { LANGUAGES, SOME, SOMETHING, sentence, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/creditcard/secondlist';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, at, words } of LANGUAGES) {
  const nameOf = (key: string) => cardName(key, language);

  test(`finds a card by what it is for and compares it with others, in ${language} [S2-creditcard] [CARD-1] [CARD-5]`, async ({
    page,
  }) => {
    test.slow();
    const cards = await words(cardWords);
    await open(page, at('/creditcard'));
    await mark(page);
    const main = page.getByRole('main');
    const lost = main.getByRole('region', { name: cards.lostTitle });
    await expect(lost.getByRole('link', { name: '4006 601 169' })).toHaveAttribute('href', 'tel:4006601169');
    await expect(lost).toBeInViewport();

    await main
      .getByRole('link', { name: wordOf(cards.themes, 'ABROAD') })
      .first()
      .click();
    await expect(page).toHaveURL(at(`${LIST}?column=401001&theme=ABROAD`));
    await expect(main.getByRole('status').first()).toHaveText(cards.cardsFound(6));
    await main.getByText(cards.more).click();
    await main.getByRole('checkbox', { name: wordOf(cards.levels, 'PLATINUM'), exact: true }).check();
    await expect(page).toHaveURL(at(`${LIST}?column=401001&theme=ABROAD&level=PLATINUM`));
    const shown = main.getByRole('article');
    await expect(shown).toHaveCount(2);
    await expect(shown.filter({ hasText: nameOf('huanyu-mastercard') })).toContainText(
      `980 ${cards.yuanAYear}`,
    );
    for (const key of ['huanyu-mastercard', 'huitong-dual'])
      await main.getByRole('checkbox', { name: `${cards.compare} ${nameOf(key)}` }).check();

    await main.getByRole('searchbox').fill('zzzz');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByText(cards.noCards)).toBeVisible();
    await main.getByRole('link', { name: cards.clear }).first().click();
    await main
      .getByRole('region', { name: cards.tray })
      .getByRole('link', { name: cards.trayCompare })
      .click();
    await expect(page).toHaveURL(at('/creditcard/second/xykjs?codes=huanyu-mastercard,huitong-dual'));
    const table = main.getByRole('table', { name: cards['compare.caption'] });
    await expect(table.getByRole('row', { name: new RegExp(cards.conversion) })).toContainText(
      cards.conversionFree,
    );
    const rows = await table.getByRole('row').count();
    await main.getByRole('link', { name: cards['compare.only'] }).click();
    await expect(page).toHaveURL(/&only=different$/);
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
    await table.getByRole('link', { name: cards['compare.remove'](nameOf('huitong-dual')) }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expectSameDocument(page);
  });

  test(`goes from a city to a merchant whose offer holds, and on to a map, in ${language} [S2-creditcard] [CARD-2]`, async ({
    page,
  }) => {
    const cards = await words(cardWords);
    await open(page, at(`${LIST}?column=401003`));
    const main = page.getByRole('main');
    const status = main.getByRole('status').first();
    const countOf = async () => Number(/\d+/.exec(await status.innerText())?.[0]);
    const all = await countOf();
    await main.getByLabel(cards.city).selectOption('330100');
    await expect.poll(countOf).toBeLessThan(all);
    await main.getByRole('checkbox', { name: cards.merchantTypes['1'], exact: true }).check();
    await expect(page).toHaveURL(/\?(?=.*column=401003)(?=.*city=330100)(?=.*type=1)/);
    const first = main.getByRole('article').first();
    await expect(first).toContainText(cards.merchantTypes['1']);
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${at('/creditcard/merchantDetail')}\\?id=m\\d{3}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'CN' ? /店）$/ : /\)$/);
    const map = main.getByRole('link', { name: new RegExp(cards.amap) });
    await expect(map).toHaveAttribute('href', /^https:\/\/uri\.amap\.com\/marker\?position=\d+\.\d+%2C/);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('region', { name: cards.conditions }).getByRole('listitem')).toHaveCount(3);
  });

  test(`works out instalments of terms that each kind has, and going back brings the question before, in ${language} [S2-creditcard] [CARD-4]`, async ({
    page,
  }) => {
    const instalment = await words(instalmentWords);
    await open(page, at(`${LIST}?column=401005`));
    await mark(page);
    const main = page.getByRole('main');
    const form = main.getByRole('form', { name: instalment.title });
    const kind = form.getByLabel(instalment.kind, { exact: true });
    const submit = form.getByRole('button', { name: instalment.submit });
    await form.getByLabel(instalment.amount).fill('10000');
    await submit.click();
    const result = main.getByRole('region', { name: instalment.result, exact: true });
    await expect(result).toContainText('13.03%');
    await expect(result).toContainText('10,720.00');
    await expect(result.getByRole('status')).toHaveText(instalment.announce('893.33', '13.03%'));

    await kind.selectOption('CASH');
    const months = form.getByLabel(instalment.months, { exact: true }).locator('option');
    await expect
      .poll(() =>
        months.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      )
      .toEqual(['12', '24', '36']);
    await submit.click();
    await expect(page).toHaveURL(/kind=CASH/);
    await page.goBack();
    await expect(result).toContainText('13.03%');
    await expect(kind).toHaveValue('STATEMENT');
    await expectSameDocument(page);
  });

  test(`turns the dial of a fee, and works out a year, in ${language} [S2-creditcard] [CARD-1]`, async ({
    page,
  }) => {
    const year = await words(yearWords);
    await open(page, at('/creditcard/second/detail?column=401001&id=xingqiao-dual'));
    await mark(page);
    const main = page.getByRole('main');
    const dial = main.getByRole('region', { name: year.feeTitle });
    const said = dial.getByRole('status');
    await expect(said).toHaveText(year.leftTimes('2', '160'));
    const more = dial.getByRole('button', { name: year.more });
    await more.click();
    await more.click();
    await expect(said).toHaveText(year.reachedTimes('5'));
    await expect(more).toBeDisabled();
    await expect(dial.getByRole('img', { name: year.reachedTimes('5') })).toBeVisible();
    const slider = dial.getByRole('slider', { name: year.madeTimes });
    await slider.press('Home');
    await slider.press('ArrowRight');
    await expect(said).toHaveText(year.leftTimes('4', '160'));
    await expect(slider).toHaveAttribute('aria-valuetext', language === 'CN' ? '1 次' : '1 purchase');

    const form = main.getByRole('form', { name: year.costTitle });
    await form.getByLabel(year.home).fill('60000');
    await form.getByLabel(year.count).fill('4');
    await form.getByLabel(year.abroad).fill('8000');
    await form.getByRole('button', { name: year.submit }).click();
    // 160 + 8,000 × 1.5 % − 7.
    await expect(main.getByRole('region', { name: year.result }).getByRole('status')).toHaveText(
      year.announce('273.00', '113.00'),
    );
    await expect(main.getByRole('row', { name: new RegExp(`^${year.feeItem}`) })).toContainText(
      year.feeCharged(year.times('4'), year.times('5')),
    );
    await expectSameDocument(page);
  });

  test(`goes from a number on the plan of a city to that merchant, and sees what is near it, in ${language} [CARD-2]`, async ({
    page,
  }) => {
    const [cards, points] = [await words(cardWords), await words(cityPointWords)];
    await open(page, at(`${LIST}?column=401003&city=110100`));
    const main = page.getByRole('main');
    const centre = wordOf(points.cityPoints, '110100');
    const plan = main.getByRole('group', { name: sentence(cards.planLabel(SOMETHING, SOME, centre)) });
    const second = plan.getByRole('link', { name: /^2\D/ });
    const name = ((await second.getAttribute('aria-label')) ?? '').replace(/^2\D\s*/, '');
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#m\d{3}$/);
    const row = main.getByRole('article', { name });
    await expect(row).toBeInViewport();
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('region', { name: cards.nearTitle(name) })).toBeVisible();
  });

  test.describe(`by touch in ${language}`, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('turns the dial of a card that is waived by money [CARD-1]', async ({ page }) => {
      const year = await words(yearWords);
      await open(page, at('/creditcard/second/detail?column=401001&id=beichen-platinum'));
      const dial = page.getByRole('region', { name: year.feeTitle });
      await expect(dial.getByRole('status')).toHaveText(year.leftSpend('40,000', '980'));
      await dial.getByRole('button', { name: year.more }).tap();
      await expect(dial.getByRole('status')).toHaveText(year.leftSpend('30,000', '980'));
    });
  });
}

test("axe and IBM's engine find nothing on its pages [S2-creditcard]", async ({ page }) => {
  await expectAccessibleAddresses(page, [
    '/creditcard',
    `${LIST}?column=401001`,
    `${LIST}?column=401003&state=EXPIRED`,
    `${LIST}?column=401005&kind=CASH&amount=20000&months=12&calc=1`,
    '/creditcard/second/detail?column=401001&id=huanyu-visa',
    '/creditcard/second/detail?column=401001&id=beichen-gold&calc=1&home=36000&count=60&abroad=0&split=6000&months=12',
    `${LIST}?column=401003&city=110100`,
    '/creditcard/second/xykjs?codes=huanyu-visa,beichen-gold,qingteng-young',
    '/creditcard/merchantDetail?id=m001',
    '/creditcard/integralrule/detail',
  ]);
});
