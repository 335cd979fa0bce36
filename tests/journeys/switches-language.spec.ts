import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';

for (const { language, lang, at, siteName, switchName } of LANGUAGES) {
  test(`keeps the page when it has a twin, with its filters, from ${language} and back [S4-language] [S3-cn-strip] [S3-en-strip] [LANG-2]`, async ({
    page,
  }) => {
    const LIST = '/bobbank/secondlist?column=701002&year=2026';
    const other = LANGUAGES.find((one) => one.language !== language) ?? LANGUAGES[0];
    const stored = () => page.evaluate(() => sessionStorage.getItem('bob-webLan'));
    await open(page, at(LIST));
    await mark(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('link', { name: switchName, exact: true }).first().click();
    await expect(page).toHaveURL(other.at(LIST));
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    await expect(page).toHaveTitle(new RegExp(`-${other.siteName}$`));
    await expectSameDocument(page);
    expect(await stored()).toContain(other.language);

    await page.getByRole('link', { name: other.switchName, exact: true }).first().click();
    await expect(page).toHaveURL(at(LIST));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(`-${siteName}$`));
    expect(await stored()).toContain(language);
  });
}

test('asks for the routes of a language once, on its first navigation [S2-generated] [S4-language]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/webTitle/route'))
      asked.push(JSON.parse(request.postData() ?? '{}').language);
  });
  await open(page, '/personal');
  expect(asked).toEqual([]);
  for (const path of ['/bobbank', '/ckbxDetail', '/en', '/en/bobbank', '/personal']) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
  }
  expect(asked).toEqual(['CN', 'EN']);
});

test('answers every address in its own language, whatever the browser would rather read [LANG-7] [LANG-1]', async ({
  request,
}) => {
  for (const [path, asked, lang] of [
    ['/', 'en', 'zh-CN'],
    ['/personal', 'en-GB,en;q=0.9', 'zh-CN'],
    ['/en', 'zh-CN,zh;q=0.9', 'en'],
    ['/en/bobbank', 'zh-CN', 'en'],
  ] as const) {
    const answer = await request.get(path, { headers: { 'accept-language': asked } });
    expect(await answer.text(), path).toContain(`<html lang="${lang}"`);
    expect(answer.headers()['vary'] ?? '', path).not.toMatch(/accept-language/i);
  }
});
