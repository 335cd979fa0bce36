import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';

const WORDS = {
  CN: { notice: '网站公告', close: '关闭公告' },
  EN: { notice: 'Site notice', close: 'Close the notice' },
} as const;

for (const { language, home, prefix } of LANGUAGES) {
  test(`a notice that was closed in ${language} stays closed on this device, until there is another [NAV-10]`, async ({
    page,
  }) => {
    await open(page, home);
    const notice = page.getByRole('complementary', { name: WORDS[language].notice });
    await expect(notice).toContainText('95526');
    await notice.getByRole('button', { name: WORDS[language].close }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await open(page, `${prefix}/bobbank`);
    await expect(notice).toBeHidden();
    await page.evaluate(() => localStorage.setItem('bob-notice-dismissed', 'an older notice'));
    await page.reload();
    await expect(notice).toBeVisible();
  });
}
