import { expect, test } from '../support/site.ts';

test('searches in English without script: form, tabs, days of one’s own, pages [S2-search] [SRCH-6] [REL-22]', async ({
  page,
}) => {
  await page.goto('/en/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search keyword' }).fill('annual report');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/en/search?keyword=annual+report');
  const status = main.getByRole('status').filter({ hasText: 'We found' });
  await expect(status).toHaveText(/^We found \d+ results for “annual report”$/);
  await main.getByRole('link', { name: /^Documents \d+$/ }).click();
  await main.getByLabel('From', { exact: true }).fill('2026-01-01');
  await main.getByLabel('To', { exact: true }).fill('2026-06-30');
  await main.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/type=FILE&from=2026-01-01&to=2026-06-30/);
  await expect(main.getByRole('navigation', { name: 'Filters in use' }).getByRole('link')).toHaveText([
    'Remove Documents',
    'Remove From 1 Jan 2026',
    'Remove To 30 Jun 2026',
    'Clear all',
  ]);
  const hit = main.getByRole('list', { name: 'Search results' }).getByRole('link').first();
  await expect(hit).toHaveAttribute('href', /^\/en\/pdfView\?file=[0-9a-f]{24}\.pdf$/);
  // A search is one visitor's: no cache on the way may keep it.
  const answer = await page.goto('/en/search?keyword=annual+report&page=2');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
