import type { BankAnswers } from './bank-answers.ts';

/* What a bank says of itself before anybody has written for it. Figures, numbers and addresses that only it knows are marked to be filled in. */

const link = (id: string, name: string, url: string) => ({ id, name, urlType: '1', url });

export function siteConfig(bank: BankAnswers, copyrightYear: string): object[] {
  const { name, englishName, shortName, englishShortName, hotline, host, colours } = bank;
  return [
    {
      key: 'site',
      copyrightYear,
      ipv6: '0',
      officialHost: host,
      careersUrl: `https://${host}/`,
      icpNo: 'ICP备案号待填写',
      policeNo: '公网安备号待填写',
      policeUrl: 'https://beian.mps.gov.cn/',
      hotlines: { service: { shown: hotline, dial: hotline.replaceAll(/[^\d]/g, '') } },
      ...(Object.keys(colours).length > 0 && { colours }),
      zh: {
        siteName: name,
        shortName,
        legalName: name,
        description: `${name}官方网站。`,
        depositInsuranceNote: '',
        complaintUrl: '/bobbank/concat',
        mediaContact: { department: `${name}品牌部门`, email: `media@${host.replace(/^www\./, '')}` },
        bottomConfigList: [
          {
            id: 'footer-bank',
            name: `关于${shortName}`,
            links: [
              link('footer-news', '新闻', '/bobbank'),
              link('footer-branches', '网点', '/bobbank/map'),
              link('footer-contact', '联系我们', '/bobbank/concat'),
            ],
          },
        ],
        friendlyLinkList: [],
        legalLinkList: [
          { id: 'legal-notice', name: '网站声明', urlType: '3', url: '' },
          { id: 'privacy-policy', name: '隐私政策', urlType: '3', url: '' },
          { id: 'accessibility-statement', name: '无障碍声明', urlType: '3', url: '' },
          link('legal-sitemap', '网站地图', '/sitemap'),
        ],
        loginList: [],
      },
      en: {
        siteName: englishName,
        shortName: englishShortName,
        legalName: englishName,
        description: `The official website of ${englishName}.`,
        depositInsuranceNote: '',
        complaintUrl: '/en/bobbank/concat',
        mediaContact: {
          department: `Communications, ${englishName}`,
          email: `media@${host.replace(/^www\./, '')}`,
        },
        bottomConfigList: [
          {
            id: 'footer-bank',
            name: `About ${englishShortName}`,
            links: [
              link('footer-news', 'News', '/en/bobbank'),
              link('footer-branches', 'Branches', '/en/bobbank/map'),
              link('footer-contact', 'Contact', '/en/bobbank/concat'),
            ],
          },
        ],
        friendlyLinkList: [],
        legalLinkList: [
          { id: 'legal-notice', name: 'Legal notice', urlType: '3', url: '' },
          { id: 'privacy-policy', name: 'Privacy', urlType: '3', url: '' },
          { id: 'accessibility-statement', name: 'Accessibility', urlType: '3', url: '' },
          link('legal-sitemap', 'Site map', '/en/sitemap'),
        ],
        loginList: [],
      },
    },
  ];
}

export function websiteInfo(): object[] {
  return [{ key: 'website', switchStatus: '0', scope: 'all', zh: {}, en: {} }];
}

export function netOption({ name, englishName }: BankAnswers): object[] {
  return [
    {
      key: 'website',
      id: 'website',
      zh: { name: `${name}网站`, language: 'CN', homePath: '/personal' },
      en: { name: `${englishName} website`, language: 'EN', homePath: '/en' },
    },
  ];
}

export function contact({ name, englishName, hotline }: BankAnswers): object[] {
  const dial = hotline.replaceAll(/[^\d]/g, '');
  // The middle of Beijing, until somebody fills in where it is.
  const place = {
    postcode: '100000',
    lngWgs: 116.3912,
    latWgs: 39.9067,
    lngGcj: 116.397443,
    latGcj: 39.908102,
  };
  const chinese = { nameZh: `${name}总行`, addressZh: '总行地址待填写', ...place };
  return [
    {
      key: 'contact',
      zh: {
        hotlines: [{ name: '客户服务热线', number: hotline, dial, hours: '服务时间待填写' }],
        offices: [{ name: '总行', address: '总行地址待填写', hours: '办公时间待填写', ...chinese }],
        complaints: [{ name: '电话', text: `拨打 ${hotline}。` }],
        limits: [{ step: '受理', limit: '时限待填写' }],
        departments: [],
      },
      en: {
        hotlines: [{ name: 'Customer service', number: hotline, dial, hours: 'Hours to be filled in' }],
        offices: [
          {
            name: `${englishName}, head office`,
            address: 'Address to be filled in',
            hours: 'Hours to be filled in',
            ...chinese,
          },
        ],
        complaints: [{ name: 'By telephone', text: `Call ${hotline}.` }],
        limits: [{ step: 'Whether it is taken up', limit: 'Time to be filled in' }],
        departments: [],
      },
    },
  ];
}

/** Texts that pages of the site lead to by themselves. */
export function texts({ name, englishName, hotline }: BankAnswers, today: string): Record<string, string> {
  return {
    'articles/701001/about.zh.md': `---
title: 关于${name}
summary: ${name}官方网站。
publishDate: ${today}
facts:
  - { label: 客服热线, value: '${hotline}' }
---
${name}官方网站。客户服务热线 ${hotline}。
`,
    'articles/701001/about.en.md': `---
title: About ${englishName}
summary: The official website of ${englishName}.
facts:
  - { label: Hotline, value: '${hotline}' }
---
The official website of ${englishName}. Customer service: ${hotline}.
`,
    'articles/103005/complaint-guide.zh.md': `---
title: 如何投诉
summary: 对服务不满意，请先致电 ${hotline}。
publishDate: ${today}
facts:
  - { label: 投诉电话, value: '${hotline}' }
---
对我们的服务不满意，请先致电 ${hotline}。不接受处理结果的，可以拨打 12378 向监管部门反映。
`,
    'articles/103005/complaint-guide.en.md': `---
title: How to complain
summary: If a service has not satisfied you, call ${hotline} first.
facts:
  - { label: Complaints, value: '${hotline}' }
---
If a service has not satisfied you, call ${hotline} first. If you do not accept the outcome, you may turn to the regulator on 12378.
`,
  };
}
