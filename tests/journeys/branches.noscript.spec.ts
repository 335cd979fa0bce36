import { branchWords } from '@bank/site/words/bank/branches/words';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`finds a branch without script: area, keyword, services, hours and map links, in ${language} [BR-1]`, async ({
    page,
  }) => {
    const branches = await words(branchWords);
    await page.goto(at('/bobbank/map'));
    const main = page.getByRole('main');
    await main.locator('a[href$="province=340000&city=340100"]').first().click();
    await expect(page).toHaveURL(/province=340000&city=340100$/);
    await expect(main.getByRole('article')).toHaveCount(5);
    const [label = '?'] = branches.planLabel(language === 'CN' ? '合肥市' : 'Hefei', 5, '@', 0).split('@');
    const plan = main.getByRole('group', { name: new RegExp(`^${label}`) });
    await expect(plan).toBeVisible();
    await plan.locator('a[href$="district=340104"]').click();
    await expect(page).toHaveURL(/province=340000&city=340100&district=340104$/);
    await expect(main.getByRole('button', { name: branches.nearMe })).toHaveCount(0);

    await page.goto(at('/bobbank/map'));
    await main.getByRole('searchbox').fill(language === 'CN' ? '浦东' : 'Pudong');
    await main.getByRole('checkbox', { name: wordOf(branches.services, 'WHEELCHAIR') }).check();
    await main.getByRole('button', { name: branches.apply }).click();
    await expect(page).toHaveURL(/keyword=.*service=WHEELCHAIR/);
    const first = main.getByRole('article').first();
    await expect(first).toContainText(
      `${branches.daySpan(wordOf(branches.days, '1'), wordOf(branches.days, '5'))} 09:00`,
    );
    await expect(first).toContainText('浦东新区');
    await expect(first.getByRole('link', { name: new RegExp(branches.amap) })).toBeVisible();
  });

  test(`the server knows what is open now, and keeps no copy of it, in ${language} [BR-2]`, async ({
    page,
  }) => {
    const branches = await words(branchWords);
    const answer = await page.goto(at('/bobbank/map?open=1&type=4'));
    expect(answer?.headers()['cache-control']).toContain('no-store');
    const status = page.getByRole('main').getByRole('status').first();
    const said = (await status.textContent()) ?? '';
    const [time = ''] = /\d\d:\d\d/.exec(said) ?? [];
    expect(said).toBe(branches.foundOpen(Number(/\d+/.exec(said)?.[0]), time));
  });
}
