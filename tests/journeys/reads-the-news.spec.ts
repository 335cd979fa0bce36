import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';

for (const { language, home, prefix, siteName, newsSection } of LANGUAGES) {
  test(`reads the news in ${language}: home, menu, list, detail, back to where the list was [S2-bobbank] [S2-generated] [S2-meta] [NAV-3]`, async ({
    page,
  }) => {
    await open(page, home);
    await mark(page);

    await page.getByRole('banner').getByRole('link', { name: newsSection, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/bobbank`);
    await expect(page).toHaveTitle(new RegExp(`-${siteName}$`));

    await page.getByRole('main').locator('a[href$="secondlist?column=701001"]:visible').first().click();
    await expect(page).toHaveURL(`${prefix}/bobbank/secondlist?column=701001`);
    const rows = page.getByRole('main').locator('ol h2 a');
    const last = rows.last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 240));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(page).toHaveURL(/seconddetail\?id=.+&column=701001$/);
    // Where it is too wide for a line, a shorter one is shown.
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', title);
    await expect(page).toHaveTitle(`${title}-${siteName}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(/secondlist/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expectSameDocument(page);
  });

  test(`walks from one article to its neighbour in ${language} [S2-bobbank] [NEWS-1]`, async ({ page }) => {
    await open(page, `${prefix}/bobbank/secondlist?column=701001`);
    const row = page.getByRole('main').locator('ol h2 a').nth(1);
    const first = await row.textContent();
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await page.getByRole('main').locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await page.getByRole('main').locator('a[rel="prev"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  });

  test(`filters the list by year and keyword in ${language}, held in the address [S2-bobbank] [S8-visible] [NEWS-1]`, async ({
    page,
  }) => {
    await open(page, `${prefix}/bobbank/secondlist?column=701001`);
    await mark(page);
    await page.getByRole('main').getByRole('link', { name: '2025', exact: true }).click();
    await expect(page).toHaveURL(/column=701001&year=2025$/);
    for (const time of await page.getByRole('main').locator('ol time').all()) {
      expect(await time.getAttribute('datetime')).toMatch(/^2025-/);
    }

    await page.getByRole('main').getByRole('searchbox').fill('zzzz-nothing');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/year=2025&keyword=zzzz-nothing$/);
    await expect(page.getByRole('main').locator('ol h2')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toContainText('0');
    await expectSameDocument(page);

    await page.reload();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzzz-nothing');
  });
}

test('an address changes together with the page, not before it: who is quick filters what is shown [S2-bobbank]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      // What the visitor sees in the moment in which the address changes.
      document.documentElement.dataset['shown'] =
        document.querySelector('main a[aria-current="true"]')?.textContent ?? '';
    };
  });
  await open(page, '/bobbank/secondlist?column=701001');
  const year = page.getByRole('main').getByRole('link', { name: '2025', exact: true });
  await year.click();
  await expect(page).toHaveURL(/year=2025$/);
  await expect(page.locator('html')).toHaveAttribute('data-shown', '2025');
});

for (const { language, at, messages } of LANGUAGES) {
  test(`turns the pages of a list, by link and by number, in ${language} [S2-bobbank]`, async ({ page }) => {
    await open(page, at('/bobbank/secondlist?column=701001'));
    const second = page.getByRole('link', { name: messages['news.page'](2), exact: true });
    await second.click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(second).toHaveAttribute('aria-current', 'page');
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('button', { name: messages['news.jump'], exact: true }).click();
    await expect(page).toHaveURL(/page=3$/);
  });
}
