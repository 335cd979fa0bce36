import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';

test.use({ expectedConsole: /status of 404/ });

for (const { language, home, prefix, notFoundTitle, notFoundHeading } of LANGUAGES) {
  test(`sends an unknown path in ${language} to /404, with status 404 [S2-404] [S8-unknown] [ERR-3]`, async ({
    page,
    request,
  }) => {
    const redirect = await request.get(`${prefix}/no/such/page`, { maxRedirects: 0 });
    expect(redirect.status()).toBe(302);
    expect(redirect.headers()['location']).toMatch(new RegExp(`^${prefix}/404\\?from=`));
    const answer = await page.goto(`${prefix}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(notFoundTitle);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundHeading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`shows the same for a link inside the site in ${language} [S2-404] [S2-silent]`, async ({ page }) => {
    await open(page, home);
    await mark(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, `${prefix}/no/such/page`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/404`));
    await expect(page).toHaveTitle(notFoundTitle);
    await expectSameDocument(page);
  });

  test(`answers 404 in place for an article that does not exist in ${language} [S2-404]`, async ({
    page,
  }) => {
    const answer = await page.goto(`${prefix}/bobbank/seconddetail?id=no-such-article&column=701001`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundHeading);
  });
}

test('redirects inside the site only [S2-redirect] [S2-root]', async ({ request }) => {
  const to = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers()['location'] ?? ''}`;
  };
  expect(await to('/')).toBe('302 /personal');
  expect(await to('/redirect/personal')).toBe('302 /personal');
  expect(await to('/redirect/%2F%2Fevil.example')).toMatch(/^302 \/404/);
  expect(await to('/Bobbank/')).toBe('301 /bobbank');
});
