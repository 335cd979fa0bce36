import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/languages.ts';

for (const { language, home, prefix, siteName, newsSection } of LANGUAGES) {
  test(`reads and navigates without script in ${language} [S3-menu] [S2-bobbank]`, async ({ page }) => {
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: newsSection, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/bobbank`);
    await page.getByRole('main').locator('a[href$="secondlist?column=701001"]').first().click();

    await page.getByRole('main').getByRole('link', { name: '2025', exact: true }).click();
    await expect(page).toHaveURL(/year=2025/);
    await page.getByRole('main').getByRole('searchbox').fill('2025');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/keyword=2025/);
    await expect(page).toHaveURL(/year=2025/);

    await page.getByRole('main').locator('ol h2 a').first().click();
    await expect(page).toHaveURL(/seconddetail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`-${siteName}$`));
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(300);
  });
}

for (const { language, at, messages } of LANGUAGES) {
  test(`leads to every section by the menu, and by the site map to all that lies below, without script in ${language} [S3-menu]`, async ({
    page,
  }) => {
    await page.goto(at('/ckbxDetail'));
    const entries = page.getByRole('navigation', { name: messages['header.menu'] }).getByRole('link');
    expect(await entries.count()).toBeGreaterThan(5);
    const sections = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.getByRole('contentinfo').getByRole('link', { name: messages['strip.siteMap'] }).click();
    const main = page.getByRole('main');
    for (const section of sections) await expect(main.locator(`a[href="${section}"]`)).not.toHaveCount(0);
    const links = await main
      .locator(`a[href^="${at('/')}"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(5 * sections.length);
    for (const address of new Set(links)) {
      expect((await page.request.get(address ?? '')).status(), String(address)).toBe(200);
    }
  });
}

test('shows no button that only script answers, without script [S3-menu] [S3-footer]', async ({ page }) => {
  for (const path of [
    '/personal',
    '/en',
    '/personal/personalExchangeRate',
    '/personal/lcmx?prodCode=TX26090',
  ]) {
    await page.goto(path);
    const dead = page.locator('main button[type="button"]:visible, footer button:visible');
    expect(await dead.allTextContents(), path).toEqual([]);
  }
});
