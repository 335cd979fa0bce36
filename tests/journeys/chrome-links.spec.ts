import { activateEdited } from '../support/edited-content.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import type { Page } from '@playwright/test';

const CHINESE_PAGES = [
  '/personal',
  '/bobbank',
  '/bobbank/secondlist?column=701001',
  '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
  '/personal/linkDetails?id=security-center',
  '/personal/second/fund',
  '/ckbxDetail',
  '/welcome',
  '/search',
];
const ENGLISH_PAGES = [
  '/en',
  '/en/bobbank',
  '/en/bobbank/secondlist?column=701001',
  '/en/bobbank/seconddetail?id=20261120-q3-results&column=701001',
  '/en/linkDetails?id=privacy-policy',
  '/en/about',
  '/en/ckbxDetail',
  '/en/search',
];

const footerOf = (page: Page) => page.getByRole('contentinfo');

test('every page ends with both filing numbers, linked, and the copyright line [S3-footer] [LEGAL-1] [LEGAL-2]', async ({
  request,
}) => {
  for (const path of [...CHINESE_PAGES, ...ENGLISH_PAGES]) {
    const html = await (await request.get(path)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(footer, path).toMatch(/<a [^>]*href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>演示ICP备00000000号/);
    expect(footer, path).toMatch(/<a [^>]*href="https:\/\/beian\.mps\.gov\.cn\/"[^>]*>演示公网安备/);
    expect(footer, path).toContain('2022');
    expect(html.indexOf('<header'), `${path} has no header`).toBeGreaterThan(0);
    expect(html.indexOf('<main'), `${path} has no main part`).toBeGreaterThan(html.indexOf('<header'));
  }
});

for (const { language, prefix } of LANGUAGES) {
  const newWindow = language === 'CN' ? '（新窗口打开）' : '(opens in a new window)';
  const detailPath = language === 'CN' ? '/personal/linkDetails' : '/en/linkDetails';
  const [group, textLink] = language === 'CN' ? ['电子银行', '安全中心'] : ['Corporate', 'Trade finance'];
  const textId = language === 'CN' ? 'security-center' : 'trade-finance';

  test(`every address of another site opens a new window that is announced and cannot reach back, in ${language} [S3-menu] [S3-login] [S3-footer] [S4-jump] [NAV-5] [LEGAL-4]`, async ({
    page,
  }) => {
    await open(page, `${prefix}/ckbxDetail`);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.target,
        rel: link.rel,
        text: link.textContent,
      })),
    );
    const outside = links.filter(({ href }) => /^https?:/.test(href));
    expect(outside.length).toBeGreaterThan(8);
    for (const link of outside) {
      expect(link.target, link.href).toBe('_blank');
      expect(link.rel, link.href).toContain('noopener');
      expect(link.text, link.href).toContain(newWindow);
    }
    for (const { href, target } of links) if (!/^https?:/.test(href)) expect(target, href).toBe('');
    const dialled = new Set(links.map(({ href }) => href).filter((href) => href.startsWith('tel:')));
    expect([...dialled].sort()).toEqual(
      ['tel:+861095526', 'tel:4006095526', 'tel:4006601169', 'tel:95526'].sort(),
    );
  });

  test(`a footer link of urlType 3 shows its text by its id, in ${language} [S3-footer] [S2-other]`, async ({
    page,
  }) => {
    await open(page, `${prefix}/ckbxDetail`);
    await mark(page);
    await expect(footerOf(page).getByRole('heading', { name: group })).toBeVisible();
    await footerOf(page).getByRole('link', { name: textLink, exact: true }).first().click();
    await expect(page).toHaveURL(`${detailPath}?id=${textId}`);
    await expect(page.getByRole('heading', { level: 1, name: textLink })).toBeVisible();
    await expectSameDocument(page);
  });
}

test('careers opens the address of the configuration in a new window [S3-cn-strip] [S4-jump]', async ({
  page,
  context,
}) => {
  await context.route('https://careers.beiyao.example/**', (route) => route.fulfill({ body: '招聘' }));
  await open(page, '/ckbxDetail');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('banner').getByRole('link', { name: '人才招聘' }).click(),
  ]);
  await popup.waitForLoadState();
  expect(popup.url()).toBe('https://careers.beiyao.example/');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/ckbxDetail');
});

test('both top strips have their entries in order, and each leads where it says [S3-cn-strip] [S3-en-strip] [S3-labels]', async ({
  page,
}) => {
  const entries = async (name: string) => {
    const strip = page.getByRole('navigation', { name, exact: true });
    return strip.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const [first] = item.querySelectorAll('a, button');
        const text = first?.textContent.replace(/（新窗口打开）|\s+/g, ' ').trim();
        return `${text} ${first?.getAttribute('href') ?? 'button'}`;
      }),
    );
  };
  await open(page, '/ckbxDetail');
  expect(await entries('页首入口')).toEqual([
    '存款保险 /ckbxDetail',
    '网点分布 /bobbank/map',
    '人才招聘 https://careers.beiyao.example/',
    '联系我们 /bobbank/concat',
    '服务热线 95526 button',
    '无障碍浏览 button',
    'ENEnglish /en/ckbxDetail',
  ]);
  await open(page, '/en/ckbxDetail');
  const english = await entries('Top links');
  expect(english.filter((entry) => !entry.startsWith('Accessibility '))).toEqual([
    'Customer Center 95526 button',
    'About us /en/about',
    'Sitemap /en/sitemap',
    'Branches /en/bobbank/map',
    'CN中文版 /ckbxDetail',
  ]);
});

test('the labels of the specification stand in header and footer [S3-labels]', async ({ page }) => {
  await open(page, '/ckbxDetail');
  for (const name of ['个人金融服务', '市场服务', '电子银行', '信用卡']) {
    await expect(footerOf(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of ['登录', '搜索']) {
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('link')).toHaveText('首页');
});

test('the breadcrumb links every entry above the page, in English only those with a page of their own [S3-breadcrumb]', async ({
  page,
}) => {
  const crumbs = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map(
          (item) => `${item.textContent}: ${item.querySelector('a')?.getAttribute('href') ?? 'no link'}`,
        ),
      );
  await open(page, '/bobbank/seconddetail?id=20261120-q3-results&column=701001');
  const chinese = await crumbs('面包屑');
  expect(chinese.slice(0, -1)).toEqual([
    '首页: /personal',
    '今日北曜: /bobbank',
    '北曜新闻: /bobbank/secondlist?column=701001',
  ]);
  expect(chinese.at(-1)).toContain('no link');
  await open(page, '/en/personal/sfbz');
  expect(await crumbs('Breadcrumb')).toEqual([
    'Home: /en',
    'Service & enquiries: no link',
    'Fees and charges: no link',
  ]);
  await open(page, '/en/bobbank/secondlist?column=701001');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Beiyao Today' })
    .click();
  await expect(page).toHaveURL('/en/bobbank');
});

test('the fund zone has its own bar: title, entries, the way back to / and login [S3-fundbar]', async ({
  page,
}) => {
  await open(page, '/personal/second/fund');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('基金专区', { exact: true }).first()).toBeVisible();
  const entries = bar.getByRole('navigation', { name: '基金专区' }).getByRole('link');
  await expect(entries).not.toHaveCount(0);
  await expect(bar.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(entries.first()).toBeInViewport();
  await entries.nth(1).click();
  await expect(page).toHaveURL(/\/personal\//);
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page');
  const back = bar.getByRole('link', { name: '返回首页' });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/personal');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test.describe('a fund that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const way of ['loaded directly', 'come to from the list']) {
    test(`keeps the bar of its zone and leads back to the list, ${way} [S3-fundbar] [FUND-7]`, async ({
      page,
    }) => {
      const missing = '/personal/second/fundshow?fundCode=999999';
      await open(page, way === 'loaded directly' ? missing : '/personal/fundpro');
      if (way !== 'loaded directly') {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.body.append(link);
          link.click();
        }, missing);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这一页');
      const entries = page.getByRole('navigation', { name: '基金专区' }).getByRole('link');
      await expect(entries).toHaveText(['基金产品', '基金资讯', '投资学堂', '基金公告', '法律法规']);
      await page.getByRole('main').getByRole('link', { name: '返回基金产品' }).click();
      await expect(page).toHaveURL('/personal/fundpro');
    });
  }
});

test('a link of content goes nowhere, inside or to a new window as its jump type says [S4-jump]', async ({
  page,
  site,
}) => {
  const links = [
    "- { id: jump-none, name: 跳转零, urlType: '0', url: /finance }",
    "- { id: jump-empty, name: 跳转空, urlType: '1', url: '' }",
    "- { id: jump-inside, name: 跳转一, urlType: '1', url: /finance }",
    "- { id: jump-window, name: 跳转二, urlType: '2', url: /finance }",
    "- { id: jump-http, name: 跳转外, urlType: '1', url: 'http://other.example/x' }",
  ];
  await activateEdited(site, 'site-config.yaml', (text) =>
    text.replace(/( +)- \{ id: footer-finance/, (found, indent: string) =>
      [...links.map((link) => indent + link), found].join('\n'),
    ),
  );
  try {
    await expect.poll(async () => (await page.request.get('/ckbxDetail')).text()).toContain('跳转零');
    await open(page, '/ckbxDetail');
    const column = footerOf(page).locator('section').filter({ hasText: '跳转零' });
    for (const name of ['跳转零', '跳转空']) {
      await expect(column.getByText(name)).toBeVisible();
      await expect(column.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(column.getByRole('link', { name: '跳转二' })).toHaveAttribute('target', '_blank');
    const outside = column.getByRole('link', { name: '跳转外' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('href', 'http://other.example/x');
    await mark(page);
    await column.getByRole('link', { name: '跳转一' }).click();
    await expect(page).toHaveURL('/finance');
    await expectSameDocument(page);
  } finally {
    await site.content(['rollback', 'site']);
  }
});
