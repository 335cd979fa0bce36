import { eventWords } from '@bank/site/words/personal/events/words';
import { feeWords } from '@bank/site/words/rates/fees/words';
import { articleTitle, feeName } from '../support/content-names.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const CARD = '101001/20261106-social-security-card';

for (const { language, at, messages, words } of LANGUAGES) {
  test(`searches, filters, orders and turns the list of fees without script in ${language} [FEE-1] [FEE-3]`, async ({
    page,
  }) => {
    const fees = await words(feeWords);
    const keyword = language === 'CN' ? 'zhuanzhang' : 'transfer';
    await page.goto(at('/personal/sfbz'));
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill(keyword);
    await main.getByRole('radio', { name: new RegExp(`^${fees.categories.SETTLEMENT}`) }).check();
    await main.getByRole('button', { name: fees.apply }).first().click();
    await expect(page).toHaveURL(new RegExp(`keyword=${keyword}&category=SETTLEMENT`));
    await expect(main.getByRole('rowheader', { name: feeName('ST001', language) })).toBeVisible();

    await page.goto(at('/personal/sfbz'));
    await main.getByRole('combobox', { name: fees.sort }).selectOption(wordOf(fees.sorts, 'name'));
    await main.getByRole('button', { name: fees.applySort, exact: true }).last().click();
    await expect(page).toHaveURL(/sort=name/);
    await main.getByRole('link', { name: messages['news.page'](2), exact: true }).click();
    await expect(page).toHaveURL(/sort=name&page=2$/);
    await expect(main.getByRole('row')).toHaveCount(21);
  });

  test(`reads activities and what stands behind a banner without script in ${language} [S2-personal] [S2-banner]`, async ({
    page,
  }) => {
    const events = await words(eventWords);
    const title = articleTitle(CARD, language);
    await page.goto(at('/personal/eventInformationList'));
    const main = page.getByRole('main');
    const [subject = ''] = title.split(/[，,:]/);
    await main.getByRole('searchbox').fill(subject);
    await main.getByRole('button', { name: events.search }).first().click();
    // What was found is marked, which parts the name of the link.
    await main.getByRole('link', { name: subject }).first().click();
    await expect(main.getByRole('heading', { name: events.rules })).toBeVisible();
    await page.goto(at('/bannerDetail?id=p01-pension'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'CN' ? '个人养老金，早一年开始' : /pension/i,
    );
  });
}
