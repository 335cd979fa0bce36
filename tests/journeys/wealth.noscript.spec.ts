import { wealthCompareWords } from '@bank/site/words/wealth/wealth-compare/words';
import { wealthWords } from '@bank/site/words/wealth/wealth/words';
import { wealthName } from '../support/content-names.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/lcmx?column=101003';

for (const { language, at, words } of LANGUAGES) {
  test(`without script the filters apply by their button and the address holds them, in ${language} [WLTH-1]`, async ({
    page,
  }) => {
    const wealth = await words(wealthWords);
    await page.goto(at(LIST));
    const main = page.getByRole('main');
    for (const level of ['R4', 'R5'])
      await main.locator(`input[name="risk"][value="${level}"]`).check({ force: true });
    await main.getByRole('button', { name: wealth['wealth.apply'] }).click();
    await expect(page).toHaveURL(/risk=R4&risk=R5/);
    for (const row of await main.locator('tbody tr').all()) await expect(row).toContainText(/R[45]/);
    await main.getByRole('combobox', { name: wealth['wealth.sort'] }).selectOption('risk-up');
    await main.getByRole('button', { name: wealth['wealth.sortApply'], exact: true }).click();
    await expect(page).toHaveURL(/risk=R4,R5|risk=R4%2CR5/);
    await expect(main.locator('tbody tr').first()).toContainText('R4');
  });

  test(`without script ticked products open side by side, and differences can be shown alone, in ${language} [WLTH-3]`, async ({
    page,
  }) => {
    const [wealth, compare] = [await words(wealthWords), await words(wealthCompareWords)];
    await page.goto(at(LIST));
    const main = page.getByRole('main');
    for (const code of ['TS24001', 'TJ25031']) {
      const name = `${wealth['wealth.compare']} ${wealthName(code, language)}`;
      await main.getByRole('checkbox', { name, exact: true }).check();
    }
    await main.getByRole('button', { name: wealth['wealth.trayCompareTicked'] }).click();
    await expect(main.getByRole('columnheader')).toHaveCount(3);
    await main.getByRole('link', { name: compare['compare.only'] }).click();
    await expect(page).toHaveURL(/codes=TS24001,TJ25031&only=different$/);
    await expect(
      main.getByRole('rowheader', {
        name: `${wealth['wealth.riskShort']} ${compare['compare.different']}`,
      }),
    ).toBeVisible();
  });
}
