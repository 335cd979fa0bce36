import { expect, test } from '../support/site.ts';

test('finds a branch without script: area, keyword, services, hours and map links [BR-1]', async ({
  page,
}) => {
  await page.goto('/bobbank/map');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: /个城市$/ })
    .getByRole('link', { name: /^合肥/ })
    .click();
  await expect(page).toHaveURL(/province=340000&city=340100$/);
  await expect(main.getByRole('article')).toHaveCount(5);
  const plan = main.getByRole('group', { name: /^合肥市网点方位图，共 5 处/ });
  await expect(plan).toBeVisible();
  await plan.getByRole('link', { name: /^蜀山 \d/ }).click();
  await expect(page).toHaveURL(/province=340000&city=340100&district=340104$/);
  await expect(main.getByRole('button', { name: '按离我远近排序' })).toHaveCount(0);

  await page.goto('/en/bobbank/map');
  await main.getByRole('searchbox').fill('Pudong');
  await main.getByRole('checkbox', { name: 'Wheelchair access' }).check();
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/keyword=Pudong.*service=WHEELCHAIR/);
  const first = main.getByRole('article').first();
  await expect(first).toContainText('Mon–Fri 09:00');
  await expect(first).toContainText('浦东新区');
  await expect(first.getByRole('link', { name: /Amap/ })).toBeVisible();
});

test('the server knows what is open now, and keeps no copy of it [BR-2]', async ({ page }) => {
  const answer = await page.goto('/bobbank/map?open=1&type=4');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^找到 \d+ 处，\d\d:\d\d 正在营业$/,
  );
});
