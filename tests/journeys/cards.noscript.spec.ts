import { cardWords } from '@bank/site/words/cards/cards/words';
import { instalmentWords } from '@bank/site/words/cards/instalment/words';
import { yearWords } from '@bank/site/words/cards/year/words';
import { specialWords } from '@bank/site/words/special/special/words';
import { articleTitle, cardName } from '../support/content-names.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`chooses, compares and calculates without script in ${language} [S2-creditcard] [CARD-1] [CARD-4]`, async ({
    page,
  }) => {
    const [cards, instalment] = [await words(cardWords), await words(instalmentWords)];
    await page.goto(at('/creditcard/secondlist?column=401001'));
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: wordOf(cards.themes, 'MOTORING'), exact: true }).check();
    await main.getByRole('button', { name: cards.apply }).click();
    await expect(page).toHaveURL(/theme=MOTORING/);
    await expect(main.getByRole('article')).toHaveCount(3);
    for (const key of ['chebang-classic', 'chebang-platinum'])
      await main.getByRole('checkbox', { name: `${cards.compare} ${cardName(key, language)}` }).check();
    await main.getByRole('button', { name: cards.trayCompareTicked }).click();
    await expect(page).toHaveURL(/xykjs\?codes=chebang-classic(?:,|&codes=)chebang-platinum$/);
    await expect(main.getByRole('table', { name: cards['compare.caption'] })).toContainText(cards.fee('980'));

    await page.goto(at('/creditcard/secondlist?column=401005'));
    const form = main.getByRole('form', { name: instalment.title });
    const amount = form.getByLabel(instalment.amount);
    await amount.fill('499');
    await form.getByRole('button', { name: instalment.submit }).click();
    await expect(main.locator('#amount-error')).toContainText('500');
    await amount.fill('3000');
    await form.getByLabel(instalment.months, { exact: true }).selectOption('6');
    const answered = page.waitForResponse((answer) => answer.url().includes('amount=3000'));
    await form.getByRole('button', { name: instalment.submit }).click();
    expect((await answered).headers()['cache-control']).toContain('no-store');
    // 500.00 of principal and 18.60 of interest.
    await expect(main.getByRole('region', { name: instalment.result, exact: true })).toContainText('518.60');
  });

  test(`finds a merchant, the rules for points and a loan for an industry without script in ${language} [CARD-2] [CARD-3] [SPE-1]`, async ({
    page,
  }) => {
    const [cards, special] = [await words(cardWords), await words(specialWords)];
    const main = page.getByRole('main');
    await page.goto(at('/creditcard/secondlist?column=401003'));
    await main.getByRole('checkbox', { name: wordOf(cards.merchantTypes, '7'), exact: true }).check();
    await main.getByRole('button', { name: cards.apply }).click();
    await main.getByRole('article').first().getByRole('link').click();
    await expect(main).toContainText(cards.online);

    await page.goto(at('/creditcard/integralrule/detail'));
    const example = main.getByRole('table').filter({ hasText: '12,800.00' });
    // 12,800 ÷ 20 is 640, of which 500 count; 560 ÷ 20 is 28.
    await expect(example.getByRole('row', { name: new RegExp(cards.exampleTotal) })).toContainText('528');

    await page.goto(at('/spesialfinance/second?column=501004'));
    const title = articleTitle('501004/small-no-repay-renewal', language);
    await main.getByRole('searchbox').fill(language === 'CN' ? '续贷' : 'renewal');
    await main.getByRole('button', { name: special.search, exact: true }).click();
    await expect(page).toHaveURL(/column=501004&keyword=/);
    await main.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  test(`turns the dial of a fee and works out a year without script in ${language} [CARD-1]`, async ({
    page,
  }) => {
    const year = await words(yearWords);
    await page.goto(at('/creditcard/second/detail?column=401001&id=xingqiao-dual'));
    const main = page.getByRole('main');
    const dial = main.getByRole('region', { name: year.feeTitle });
    await dial.getByRole('button', { name: year.more }).click();
    await expect(page).toHaveURL(/\?column=401001&id=xingqiao-dual&made=4#fee$/);
    await expect(dial.getByRole('status')).toHaveText(year.leftTimes('1', '160'));
    await expect(dial.getByRole('slider')).toBeHidden();
    await expect(dial.getByRole('row', { name: new RegExp(year.laterYears) })).toContainText(year.spent('0'));

    const form = main.getByRole('form', { name: year.costTitle });
    await form.getByLabel(year.home).fill('60000');
    await form.getByLabel(year.count).fill('2.5');
    await form.getByRole('button', { name: year.submit }).click();
    await expect(main.locator('#count-error')).toBeVisible();
    await form.getByLabel(year.count).fill('5');
    const answered = page.waitForResponse((answer) => answer.url().includes('count=5'));
    await form.getByRole('button', { name: year.submit }).click();
    expect((await answered).headers()['cache-control']).toContain('no-store');
    // Waived; 3,000 points pay 6 yuan.
    await expect(main.getByRole('region', { name: year.result })).toContainText('−6.00');
  });
}
