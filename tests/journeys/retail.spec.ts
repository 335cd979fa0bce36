import { expect, test } from '../support/site.ts';

/** What stands in the HTML of a list as the server sends it: a word of one of its rows. */
const LISTS: readonly (readonly [string, RegExp])[] = [
  ['/personal/lcmx', /href="\/personal\/lcmx\?prodCode=/],
  ['/company/lcmx', /href="\/company\/lcmx\?prodCode=/],
  ['/personal/personalExchangeRate', /USD/],
  ['/en/personal/personalExchangeRate', /US dollar/i],
  ['/personal/dkll', /整存整取/],
  ['/en/personal/dkll', /effective/i],
  ['/personal/sfbz', /<table/],
  ['/en/personal/sfbz', /<table/],
  ['/personal/ywcx', /href="\/personal\/sfbz"/],
  ['/personal/personalSearch', /<form/],
  ['/personal/eventInformationList', /href="\/personal\/eventInformationDetail\?id=/],
  ['/personal/consumerEducation', /href="\/personal\/consumerEducation\/info\?id=/],
  [
    '/personal/consumerEducation/consumerList?column=103005',
    /href="\/personal\/consumerEducation\/info\?id=/,
  ],
];

test('sends every list of the retail section as HTML, complete before any script [S2-personal]', async ({
  request,
}) => {
  for (const [path, row] of LISTS) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(row);
  }
});

test('leads from an exact code to its product, with script and without [QRY-1]', async ({
  page,
  request,
}) => {
  for (const code of ['TX26090', 'tx26090', 'Z7001626000090']) {
    const answer = await request.get(`/personal/lcmx?keyword=${code}`, { maxRedirects: 0 });
    expect(answer.status(), code).toBe(302);
    expect(answer.headers()['location'], code).toBe('/personal/lcmx?prodCode=TX26090');
  }
  await page.goto('/personal/ywcx');
  await page.getByRole('searchbox', { name: '产品名称、代码或登记编码' }).fill('TX26090');
  await page.getByRole('button', { name: '查找产品' }).click();
  await expect(page).toHaveURL('/personal/lcmx?prodCode=TX26090');
  await expect(page.getByText('Z7001626000090')).toBeVisible();
});

test('shows what the bank discloses of one category [LEGAL-5]', async ({ page }) => {
  await page.goto('/bobbank/secondlist?column=801005');
  const all = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
  const categories = page.getByRole('navigation', { name: '按类别筛选' });
  await categories.getByRole('link', { name: '资本管理' }).click();
  await expect(page).toHaveURL('/bobbank/secondlist?column=801005&category=CAPITAL');
  await expect(categories.getByRole('link', { name: '资本管理' })).toHaveAttribute('aria-current', 'true');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: '第三支柱' }).first()).toBeVisible();
  expect(await titles.count()).toBeLessThan(all);
});
