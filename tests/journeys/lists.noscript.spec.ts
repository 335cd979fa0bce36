import { found, mainOf, textOf } from '../support/served-html.ts';
import { expect, test } from '../support/site.ts';

/* Addresses of lists as visitors and search engines come by them: page numbers, columns and days of any kind. */

const LISTS = [
  '/bobbank/secondlist',
  '/bobbank/secondlist?column=701002',
  '/bobbank/map',
  '/company/corporateFinanceList',
  '/company/corporateFinanceList?column=201006',
  '/company/lcmx',
  '/company/second/lccplist',
  '/creditcard/second/xykjs',
  '/creditcard/secondlist',
  '/creditcard/secondlist?column=401003',
  '/creditcard/secondlist?column=401006',
  '/finance/second?column=301005',
  '/investment/secondlist',
  '/personal/consumerEducation/consumerList',
  '/personal/consumerEducation/consumerList?column=103001',
  '/personal/eventInformationList',
  '/personal/fundpro',
  '/personal/lcmx',
  '/personal/second/fundnews',
  '/personal/second/fundnews?column=102005',
  '/personal/sfbz',
  '/search?keyword=%E5%88%A9%E7%8E%87',
  '/spesialfinance/characterSubBranchList',
  '/spesialfinance/newsInfo',
  '/en/bobbank/map',
  '/en/bobbank/secondlist',
  '/en/bobbank/secondlist?column=701002',
  '/en/investment/secondlist',
  '/en/personal/sfbz',
  '/en/search?keyword=rates',
];
const withPage = (url: string, page: string) => `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
const NOINDEX = '<meta name="robots" content="noindex"';

test('past its last page every list says how many pages it has and leads back [SRCH-6] [SEO-1]', async ({
  request,
}) => {
  const faults: string[] = [];
  for (const list of LISTS) {
    for (const page of ['9999', '999999999999']) {
      const answer = await request.get(withPage(list, page));
      const html = await answer.text();
      const main = mainOf(html);
      const text = textOf(main);
      const says = /这份列表共 \d+ 页|This list has (?:one page|\d+ pages)/.test(text);
      const leads = />\s*(?:回到第一页|Back to the first page)\s*</.test(main);
      const isRight = answer.status() === 200 && html.includes(NOINDEX) && says && leads;
      if (!isRight) faults.push(`${withPage(list, page)}: ${answer.status()} ${text.slice(0, 200)}`);
      // Beside the results of a search stands what to do when nothing was found.
      if (!list.includes('/search') && /没有符合|没有找到|[Nn]othing (?:matches|found)/.test(text))
        faults.push(`${list}: says that nothing was found`);
    }
  }
  expect(faults).toEqual([]);
});

test('what counts no page is the first page of a list [SRCH-6]', async ({ request }) => {
  const bare = found(await (await request.get('/bobbank/secondlist')).text(), /<title>([^<]*)</);
  for (const page of ['0', '-1', '1.5', 'abc', '1', '']) {
    const html = await (await request.get(`/bobbank/secondlist?page=${page}`)).text();
    expect(found(html, /<title>([^<]*)</), page).toBe(bare);
    expect(found(html, /rel="canonical" href="([^"]*)"/), page).toMatch(/\/bobbank\/secondlist$/);
  }
});

test('leads from beyond the end of a list to its last page [SRCH-6]', async ({ page }) => {
  await page.goto('/en/bobbank/secondlist?column=701002&page=77');
  await page.getByRole('link', { name: /Go to the last page/ }).click();
  await expect(page).toHaveURL(/\/en\/bobbank\/secondlist\?column=701002&page=\d+$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle(/ \(page \d+\)-Bank of Beiyao$/);
});

test('a column that a page does not show is a page that does not exist, the same everywhere [S2-404]', async ({
  request,
}) => {
  for (const path of [
    '/bobbank/secondlist',
    '/company/corporateFinanceList',
    '/company/lcmx',
    '/creditcard/secondlist',
    '/finance/second',
    '/investment/secondlist',
    '/personal/consumerEducation/consumerList',
    '/personal/dkll',
    '/personal/fundpro',
    '/personal/lcmx',
    '/personal/second/fundnews',
    '/spesialfinance/second',
    '/en/personal/dkll',
    '/en/investment/secondlist',
  ]) {
    expect((await request.get(`${path}?column=999999`)).status(), path).toBe(404);
  }
});

test('a year or a day for which there is nothing is said in words [FEE-2] [RATE-1] [NEWS-1]', async ({
  page,
}) => {
  for (const [address, words] of [
    ['/personal/dkll?date=2019-01-01', '请选择下方版本'],
    ['/personal/sfbz?version=2019-01-01', '没有从所选日期起执行的收费标准'],
    ['/en/personal/sfbz?version=2019-01-01', 'No schedule of fees took effect on the chosen day'],
    ['/bobbank/secondlist?year=1950', '没有符合条件的内容'],
    ['/personal/second/fundnews?year=1950', '没有符合条件的内容'],
    ['/investment/secondlist?year=1950', '没有符合条件的公告'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible();
    expect(await answer?.text(), address).toContain(NOINDEX);
  }
  await page.goto('/personal/sfbz?version=2019-01-01');
  await page
    .getByRole('link', { name: /^查看 .* 版$/ })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a text of any section is one click apart in the two languages [LANG-2]', async ({ page }) => {
  for (const [chinese, english] of [
    [
      '/finance/second/detail?id=20261120-lpr&column=301005',
      '/en/finance/second/detail?id=20261120-lpr&column=301005',
    ],
    [
      '/company/corporateFinanceDetail?id=20261118-year-end-settlement&column=201006',
      '/en/company/corporateFinanceDetail?id=20261118-year-end-settlement&column=201006',
    ],
    [
      '/personal/consumerEducation/info?id=complaint-guide&column=103005',
      '/en/personal/consumerEducation/info?id=complaint-guide&column=103005',
    ],
  ] as const) {
    await page.goto(chinese);
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await expect(page).toHaveURL(english);
    await page.getByRole('link', { name: '中文版', exact: true }).first().click();
    await expect(page).toHaveURL(chinese);
  }
});

test('the address of a merchant stands once and whole, in both languages [CARD-2] [LANG-1]', async ({
  page,
}) => {
  for (const [prefix, banner, whole] of [
    ['', '东城区云溪路 259 号', '（北京市东城区云溪路 259 号）'],
    ['/en', '259 Yunxi Road, Dongcheng District, Beijing', '(259 Yunxi Road, Dongcheng District, Beijing)'],
  ] as const) {
    await page.goto(`${prefix}/creditcard/merchantDetail?id=m001`);
    await expect(page.getByText(banner, { exact: true }).first()).toBeVisible();
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toContain(whole);
  }
});

test('a merchant without a shop is named without a place that it does not have [CARD-2]', async ({
  page,
}) => {
  await page.goto('/creditcard/merchantDetail?id=m055');
  await expect(page).toHaveTitle('乐读电子书-线上-北曜银行');
});
