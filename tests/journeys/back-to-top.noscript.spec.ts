import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, home } of LANGUAGES) {
  test(`the way back to the top stands at the end of the page without script, in ${language} [NAV-9]`, async ({
    page,
  }) => {
    await page.goto(home);
    const link = page.getByRole('link', {
      name: language === 'CN' ? '回到顶部' : 'Back to top',
      exact: true,
    });
    await link.click();
    await expect(page.getByRole('navigation').first()).toBeInViewport();
    await expect(page).toHaveURL(`${home}#page-start`);
  });
}
