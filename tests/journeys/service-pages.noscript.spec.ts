import { figureWords } from '@bank/site/words/articles/figures/words';
import { servicePage } from '../support/content-names.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`a service page can be read whole without script: its answers, its figure as a table, in ${language} [S2-personal]`, async ({
    page,
  }) => {
    const last = servicePage('cross-border-transfer', language).questions.at(-1);
    const figures = await words(figureWords);
    if (last === undefined) throw new Error('The page answers questions');
    await page.goto(at('/personal/linkDetails?id=cross-border-transfer'));
    const main = page.getByRole('main');
    await main.getByText(last.question).click();
    await expect(main.getByText(last.answer)).toBeVisible();
    await main.getByText(figures['figure.asTable']).click();
    await expect(main.getByRole('row', { name: /71\.01/ })).toContainText('80');
  });
}
