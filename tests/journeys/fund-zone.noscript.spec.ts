import { fundTypes as chineseTypes } from '@bank/contract/names/zh-cn/fund-types';
import { fundTypes as englishTypes } from '@bank/contract/names/en/fund-types';
import { fundCompareWords } from '@bank/site/words/funds/fund-compare/words';
import { fundHomeWords } from '@bank/site/words/funds/fund-home/words';
import { fundMethodsWords } from '@bank/site/words/funds/fund-methods/words';
import { fundWords } from '@bank/site/words/funds/funds/words';
import { LANGUAGES, SOME, SOMETHING, sentence, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/second/fund';
const TYPES = { CN: chineseTypes, EN: englishTypes };

for (const { language, at, words } of LANGUAGES) {
  test(`without script the field is a picture with a table behind it, and a level is a link, in ${language} [FUND-1]`, async ({
    page,
  }) => {
    const zone = await words(fundHomeWords);
    await page.goto(at(ZONE));
    const main = page.getByRole('main');
    const spans = { calm: SOMETHING, wild: SOMETHING, low: SOMETHING, high: SOMETHING };
    await expect(
      main
        .getByRole('img', { name: sentence(zone['zone.fieldLabel'](SOME, spans)) })
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(main.getByRole('img', { name: zone['zone.fallsLabel']('') })).toBeVisible();
    await main.getByRole('link', { name: /^R4 / }).click();
    await expect(page).toHaveURL(at(`${ZONE}?risk=R4`));
    await expect(main.getByRole('complementary')).toContainText('R4');

    await page.goto(at(ZONE));
    await main.getByRole('link', { name: zone['zone.asTable'] }).click();
    const table = main.getByRole('table', { name: sentence(zone['zone.tableCaption'](1, SOME)) });
    await expect(table.getByRole('row')).toHaveCount(51);
    await main.getByRole('link', { name: zone['zone.asField'] }).click();
    await expect(page).toHaveURL(at(ZONE));
  });

  test(`without script the search leads to the list, and a ranking to its type, in ${language} [FUND-1]`, async ({
    page,
  }) => {
    const [zone, funds] = [await words(fundHomeWords), await words(fundWords)];
    await page.goto(at(ZONE));
    const main = page.getByRole('main');
    await main
      .getByRole('navigation', { name: zone['zone.rankingTypes'] })
      .getByRole('link', { name: TYPES[language]['03'], exact: true })
      .click();
    await expect(page).toHaveURL(at(`${ZONE}?type=03#fund-ranking`));
    await expect(main.getByRole('table', { name: zone['zone.ranking'] }).getByRole('row')).toHaveCount(6);
    const search = page.getByRole('search', { name: zone['zone.search'] });
    await search.getByRole('searchbox').fill('012480');
    await search.getByRole('button', { name: funds['funds.search'] }).click();
    await expect(page).toHaveURL(at('/personal/fundpro?keyword=012480'));
  });

  test(`without script every figure says how it is worked out and on what authority, in ${language}`, async ({
    page,
  }) => {
    const [zone, methods] = [await words(fundHomeWords), await words(fundMethodsWords)];
    await page.goto(at(ZONE));
    await page
      .getByRole('region', { name: zone['zone.field'] })
      .getByRole('link', { name: zone['zone.methods'] })
      .click();
    await expect(page).toHaveURL(at('/personal/second/fundmethods'));
    const sharpe = page.getByRole('article', { name: wordOf(methods['methods.name'], 'sharpe') });
    await expect(sharpe).toContainText(wordOf(methods['methods.formulas'], 'sharpe'));
    await expect(sharpe).toContainText(wordOf(methods['methods.sources'], 'sharpe'));
  });

  test(`without script a comparison says how far funds move together and what both hold, in ${language} [FUND-3]`, async ({
    page,
  }) => {
    const compare = await words(fundCompareWords);
    await page.goto(at('/personal/second/funddb?codes=009126,012480,016935'));
    const pairs = page.getByRole('table', { name: compare['compare.pairs'] });
    await expect(pairs.getByRole('row')).toHaveCount(4);
    const overlap = `${compare['compare.overlap']('')}|${compare['compare.overlapNone']}`;
    for (const cell of await pairs.getByRole('cell').filter({ hasText: /\d/ }).all())
      await expect(cell).toHaveText(new RegExp(`^−?[01]\\.\\d\\d\\s*(${overlap})`));
  });
}
