import { dayInData } from '@bank/site/format/day';
import { searchWords } from '@bank/site/words/common/search-page/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`searches without script: form, tabs, days of one’s own, pages, in ${language} [S2-search] [SRCH-6] [REL-22]`, async ({
    page,
  }) => {
    const search = await words(searchWords);
    const keyword = language === 'CN' ? '年度报告' : 'annual report';
    const address = at('/search?') + new URLSearchParams({ keyword }).toString();
    await page.goto(at('/search'));
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: search.field }).fill(keyword);
    await main.getByRole('button', { name: search.go, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await main.getByRole('link', { name: new RegExp(`^${search.tab.FILE} \\d+$`) }).click();
    await main.getByLabel(search.from, { exact: true }).fill('2026-01-01');
    await main.getByLabel(search.to, { exact: true }).fill('2026-06-30');
    await main.getByRole('button', { name: search.apply, exact: true }).first().click();
    await expect(page).toHaveURL(/type=FILE&from=2026-01-01&to=2026-06-30/);
    const status = main.getByRole('status').filter({ hasText: keyword });
    const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
    await expect(status).toHaveText(search.found(keyword, count));
    await expect(main.getByRole('navigation', { name: search.chosen }).getByRole('link')).toHaveText([
      `${search.remove} ${search.tab.FILE}`,
      `${search.remove} ${search.fromDay(dayInData('2026-01-01', language))}`,
      `${search.remove} ${search.toDay(dayInData('2026-06-30', language))}`,
      search.clear,
    ]);
    const hit = main.getByRole('list', { name: search.results }).getByRole('link').first();
    await expect(hit).toHaveAttribute('href', new RegExp(`^${at('/pdfView')}\\?file=[0-9a-f]{24}\\.pdf$`));
    // A search is one visitor's: no cache on the way may keep it.
    const answer = await page.goto(`${address}&page=2`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test(`narrows and works a sum out without script, in ${language} [SRCH-6] [SRCH-12]`, async ({ page }) => {
    const search = await words(searchWords);
    const main = page.getByRole('main');
    await page.goto(at(`/search?${new URLSearchParams({ keyword: '100 usd' })}`));
    const answer = main.getByRole('region', { name: search.answers });
    await expect(answer.getByRole('status')).toContainText(search.byRate(search.spotBuy));
    await answer.getByRole('textbox').fill('250');
    await answer.getByRole('button', { name: search.toConverter }).click();
    await expect(page).toHaveURL(/amount=250/);
    await expect(main.locator('#converter')).toContainText('250');

    const keyword = language === 'CN' ? '公告' : 'notice';
    await page.goto(at(`/search?${new URLSearchParams({ keyword })}`));
    const choice = main.getByRole('list', { name: search.facets.year }).getByRole('link').nth(1);
    const count = Number(/(\d+)$/.exec((await choice.textContent()) ?? '')?.[1]);
    await choice.click();
    await expect(main.getByRole('status').filter({ hasText: keyword })).toHaveText(
      search.found(keyword, count),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}
