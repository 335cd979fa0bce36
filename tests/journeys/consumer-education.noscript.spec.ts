import { protectionWords } from '@bank/site/words/consumer/protection/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/consumerEducation';

for (const { language, lang, at, words } of LANGUAGES) {
  test(`reads, filters and watches in the consumer zone without script in ${language} [CP-1] [CP-4]`, async ({
    page,
  }) => {
    const protection = await words(protectionWords);
    const main = page.getByRole('main');
    await page.goto(at(ZONE));
    await main.locator('a[href$="column=103003&audience=2"]').first().click();
    await expect(page).toHaveURL(at(`${ZONE}/consumerList?column=103003&audience=2`));
    await main.getByRole('searchbox').fill(language === 'CN' ? '存款' : 'deposit');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/audience=2&keyword=/);
    await main.locator('ol h2 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(at(`${ZONE}/info?id=refund-call&column=103002`));
    await page.getByText(protection['protection.quizAnswer']).click();
    await expect(page.getByText(protection['protection.quizRight']('B'))).toBeVisible();

    await page.goto(at(`${ZONE}/info?id=film-rent&column=103002`));
    const film = page.locator('video');
    await expect(film).toHaveAttribute('controls', '');
    await expect(film.locator('track')).toHaveAttribute('kind', 'captions');
    await expect(film.locator('track')).toHaveAttribute('srclang', lang);
    await expect(
      page.getByRole('region', { name: protection['protection.transcript'] }).getByRole('listitem'),
    ).toHaveCount(5);
  });
}
