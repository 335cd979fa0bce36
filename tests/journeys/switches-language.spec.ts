import { expect, test } from '../support/site.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';

test('keeps the page when it has a twin, with its filters [S4-language] [S3-cn-strip] [S3-en-strip] [LANG-2]', async ({
  page,
}) => {
  await open(page, '/bobbank/secondlist?column=701002&year=2026');
  await mark(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page).toHaveURL('/en/bobbank/secondlist?column=701002&year=2026');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/-Bank of Beiyao$/);
  await expectSameDocument(page);
  expect(await page.evaluate(() => sessionStorage.getItem('bob-webLan'))).toContain('EN');

  await page.getByRole('link', { name: '中文版', exact: true }).first().click();
  await expect(page).toHaveURL('/bobbank/secondlist?column=701002&year=2026');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

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
