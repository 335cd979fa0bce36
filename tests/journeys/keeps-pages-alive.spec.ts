import { expect, test } from '../support/site.ts';
import { mark, expectSameDocument, open } from '../support/hydrated.ts';

test('keeps the home as it was left: scroll, state, and no call for its data [S2-keepalive] [NAV-3]', async ({
  page,
}) => {
  await open(page, '/personal');
  await mark(page);
  // The products come to life when they are near.
  await page.getByRole('heading', { name: '精选理财' }).scrollIntoViewIfNeeded();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => window.scrollY === 900);

  // By its place: the driver's own click would first scroll to where the sticky header stands in the document.
  const box = await page
    .getByRole('banner')
    .getByRole('link', { name: '今日北曜', exact: true })
    .boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL('/bobbank');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/webPersonal')) calls.push(request.url());
  });
  await page.goBack();
  await expect(page).toHaveURL('/personal');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(calls).toEqual([]);
  await expectSameDocument(page);
});

test('moves focus to the page and announces its title after each navigation [S2-meta] [NAV-3]', async ({
  page,
}) => {
  await open(page, '/personal');
  await page.getByRole('banner').getByRole('link', { name: '今日北曜', exact: true }).click();
  await expect(page).toHaveURL('/bobbank');
  await expect(page.locator('#main')).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
});
