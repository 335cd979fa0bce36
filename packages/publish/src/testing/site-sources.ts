import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export const A_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#abc"/></svg>';

const articleZh = `---
title: 七家网点延长营业
summary: 周末也办理个人业务。
publishDate: 2026-11-02
cover: images/branch.svg
tags: [网点]
---
自本月起，七家网点周末营业。详见[新闻列表](/bobbank/secondlist?column=701001)。

## 时间

| 日期 | 时间 |
| --- | ---: |
| 周六 | 9:00 |
`;

const articleEn = `---
title: Seven branches open longer
summary: Personal business at weekends too.
tags: [Branches]
---
Seven branches now open at weekends. See the [news list](/en/bobbank/secondlist?column=701001).
`;

const siteConfig = (language: 'zh' | 'en') => {
  const words = language === 'zh' ? { name: '北曜银行', page: '' } : { name: 'Bank of Beiyao', page: '/en' };
  return {
    siteName: words.name,
    legalName: words.name,
    hotlines: { service: { shown: '95526', dial: '95526' } },
    officialHost: 'www.beiyao.example',
    bottomConfigList: [
      {
        id: 'about',
        name: words.name,
        links: [
          { id: 'legal-notice', name: words.name, urlType: '3', url: '' },
          { id: 'news', name: words.name, urlType: '1', url: `${words.page}/bobbank/secondlist` },
        ],
      },
    ],
    friendlyLinkList: [],
    legalLinkList: [],
    loginList: [],
    careersUrl: 'https://jobs.beiyao.example/',
    complaintUrl: '',
    icpNo: '京ICP备00000000号',
    policeNo: '京公网安备 11000000000000号',
    policeUrl: 'https://beian.mps.gov.cn/',
    depositInsuranceNote: '',
    copyrightYear: '2022',
    ipv6: '1',
    mediaContact: { department: 'Press', email: 'press@beiyao.example' },
    description: words.name,
  };
};

/** The sources of a small but whole `site` scope: pages, a column, an article, a footer text, a QR code. */
export function siteSources(): Record<string, string> {
  return {
    'pages.yaml': `- key: home
  code: home
  component: personal
  zh: { name: 首页, title: 首页, path: /personal }
  en: { name: Home, title: Home, path: /en }
- key: news
  code: bobbank-list
  parent: home
  component: secondlist
  columnId: '701001'
  zh: { name: 新闻, title: 新闻, path: /bobbank/secondlist }
  en: { name: News, title: News, path: /en/bobbank/secondlist }
- key: news-detail
  code: bobbank-detail
  parent: bobbank-list
  zh: { name: 正文, title: 正文, path: /bobbank/seconddetail }
  en: { name: Article, title: Article, path: /en/bobbank/seconddetail }
`,
    'columns.yaml': `- key: '701001'
  columnId: '701001'
  page: bobbank-list
  zh: { name: 北曜新闻, detailPath: /bobbank/seconddetail }
  en: { name: News, detailPath: /en/bobbank/seconddetail }
`,
    'articles/701001/longer-hours.zh.md': articleZh,
    'articles/701001/longer-hours.en.md': articleEn,
    'link-pages/legal-notice.zh.md':
      '---\nname: 法律声明\nupdateTime: 2026-01-05T09:00:00+08:00\n---\n本网站由北曜银行管理。\n',
    'link-pages/legal-notice.en.md': '---\nname: Legal notice\n---\nThis site is run by the Bank.\n',
    'qrs.yaml': `- key: app
  sort: 1
  link: https://www.beiyao.example/app
  zh: { title: 手机银行 }
  en: { title: Mobile banking }
`,
    'site-config.json': JSON.stringify(
      [{ key: 'site', zh: siteConfig('zh'), en: siteConfig('en') }],
      undefined,
      2,
    ),
    'media/images/branch.svg': A_PICTURE,
  };
}
