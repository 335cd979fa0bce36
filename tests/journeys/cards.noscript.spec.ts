import { cardWords } from '@bank/site/words/cards/cards/words';
import { instalmentWords } from '@bank/site/words/cards/instalment/words';
import { cardName } from '../support/content-names.ts';
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
}

test('finds a merchant, the rules for points and a loan for an industry without script [CARD-2] [CARD-3] [SPE-1]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/creditcard/secondlist?column=401003');
  await main.getByRole('checkbox', { name: '网上商户', exact: true }).check();
  await main.getByRole('button', { name: '应用筛选' }).click();
  await main.getByRole('article').first().getByRole('link').click();
  await expect(main).toContainText('网上商户，没有门店');

  await page.goto('/creditcard/integralrule/detail');
  const example = main.getByRole('table', { name: '网上支付超过上限的月份' });
  // 12,800 ÷ 20 is 640, of which 500 count; 560 ÷ 20 is 28.
  await expect(example.getByRole('row', { name: /合计/ })).toContainText('528');

  await page.goto('/spesialfinance/second?column=501004');
  await main.getByRole('searchbox').fill('续贷');
  await main.getByRole('button', { name: '查找' }).click();
  await expect(page).toHaveURL(/column=501004&keyword=/);
  await main.getByRole('link', { name: /无还本续贷/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('无还本续贷');
});

test('turns the dial of a fee and works out a year without script [CARD-1]', async ({ page }) => {
  await page.goto('/creditcard/second/detail?column=401001&id=xingqiao-dual');
  const main = page.getByRole('main');
  const dial = main.getByRole('region', { name: '年费怎么免' });
  await dial.getByRole('button', { name: '增加' }).click();
  await expect(page).toHaveURL(/\?column=401001&id=xingqiao-dual&made=4#fee$/);
  await expect(dial.getByRole('status')).toHaveText('再消费 1 次，次年年费从 160 元降到 0。');
  await expect(dial.getByRole('slider')).toBeHidden();
  await expect(dial.getByRole('row', { name: /第 2 年起/ })).toContainText('0 元');

  const form = main.getByRole('form', { name: '按您的用法，一年要花多少' });
  await form.getByLabel('一年境内消费').fill('60000');
  await form.getByLabel('一年消费次数').fill('2.5');
  await form.getByRole('button', { name: '算一年的花费' }).click();
  await expect(main.locator('#count-error')).toBeVisible();
  await form.getByLabel('一年消费次数').fill('5');
  const answered = page.waitForResponse((answer) => answer.url().includes('count=5'));
  await form.getByRole('button', { name: '算一年的花费' }).click();
  expect((await answered).headers()['cache-control']).toContain('no-store');
  // Waived; 3,000 points pay 6 yuan.
  await expect(main.getByRole('region', { name: '一年的花费' })).toContainText('−6.00');
});
