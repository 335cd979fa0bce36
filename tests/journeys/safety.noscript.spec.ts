import { expect, test } from '../support/site.ts';

const LANGUAGES = [
  {
    prefix: '',
    home: '/personal',
    insurance: '存款保险',
    official: 'www.beiyao.example',
    paying: '本行不会要求您把资金转入个人账户',
    password: '不会在此页面索要您的密码',
    never: '不会让您把钱转入所谓“安全账户”',
    covered: [/500\s?000|50 万元/, /同一存款人/, '理财产品', '大额存单', '外币存款'],
    footer: ['网站声明', '隐私政策', '无障碍声明', '网站地图', '联系我们', '投诉渠道'],
    written: [/© 2022/, /IPv6/],
  },
  {
    prefix: '/en',
    home: '/en',
    insurance: 'Deposit insurance',
    official: 'www.beiyao.example',
    paying: 'We never ask you to pay into a personal account',
    password: 'This website never asks for your password',
    never: 'safe account',
    covered: [
      /CNY\s?500,000/,
      /each depositor|same depositor|one depositor/i,
      /wealth/i,
      /foreign.currency/i,
    ],
    footer: ['Legal notice', 'Privacy', 'Accessibility', 'Sitemap', 'Contact us', 'Complaints'],
    written: [/© 2022/, /IPv6/],
  },
];

for (const {
  prefix,
  home,
  insurance,
  official,
  paying,
  password,
  never,
  covered,
  footer,
  written,
} of LANGUAGES) {
  test(`says on ${home} what the bank never asks, at which address it stands, and where to call [SAFE-1]`, async ({
    page,
  }) => {
    await page.goto(home);
    const header = page.getByRole('banner');
    await expect(header).toContainText(official);
    await expect(header).toContainText(password);
    await expect(page.locator('body')).toContainText(paying);
    await expect(page.getByRole('contentinfo')).toContainText('95526');
    await page.goto(`${prefix}/bobbank/feedback`);
    await expect(page.getByRole('main')).toContainText(never);
  });

  test(`says on ${prefix}/ckbxDetail what deposit insurance covers, what not, and up to which sum [DI-1]`, async ({
    page,
  }) => {
    await page.goto(home);
    await expect(page.locator(`a[href="${prefix}/ckbxDetail"]`).first()).toBeAttached();
    await page.goto(`${prefix}/ckbxDetail`);
    await expect(page.getByRole('heading', { level: 1, name: insurance })).toBeVisible();
    for (const words of covered) await expect(page.getByRole('main')).toContainText(words);
  });

  test(`ends every page from ${home} on with the notices that it owes, each with its page [LEGAL-3] [CP-2]`, async ({
    page,
  }) => {
    await page.goto(home);
    const foot = page.getByRole('contentinfo');
    for (const words of written) await expect(foot).toContainText(words);
    for (const name of footer) {
      const address = await foot.getByRole('link', { name, exact: true }).first().getAttribute('href');
      expect(address, name).toMatch(/^\//);
      expect((await page.request.get(address ?? '')).status(), name).toBe(200);
    }
  });
}
