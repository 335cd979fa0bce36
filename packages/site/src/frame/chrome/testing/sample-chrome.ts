import { LANGUAGES, type Language, type MenuNode } from '@bank/contract';
import type { WholeChrome } from '../../../base/page/chrome-data.ts';
import { tellOfBank } from '../../../words/loading/bank-facts.ts';

/** A menu entry with what a test leaves out. */
export function aMenuEntry(entry: Partial<MenuNode> & { code: string }): MenuNode {
  return {
    id: entry.code,
    name: entry.code,
    path: '',
    url: '',
    urlType: '1',
    component: '',
    dataType: 2,
    levels: 1,
    layout: 'base',
    titleId: '',
    sort: 1,
    ...entry,
  };
}

const MENUS: Record<Language, MenuNode[]> = {
  CN: [
    aMenuEntry({
      code: 'home',
      name: '个人业务',
      path: '/personal',
      url: '/personal',
      summary: '每一项的价格都可查、可比。',
      children: [
        aMenuEntry({
          code: 'deposits',
          name: '存款服务',
          url: '/personal/dkll?column=101005',
          children: [
            aMenuEntry({ code: 'fixed', name: '整存整取', url: '/personal/linkDetails?id=fixed-deposit' }),
            aMenuEntry({
              code: 'web-bank',
              name: '个人网上银行',
              url: 'https://ebank.example.com/',
              urlType: '1',
            }),
          ],
        }),
      ],
    }),
    aMenuEntry({ code: 'company', name: '公司业务', path: '/company', url: '/company' }),
  ],
  EN: [
    aMenuEntry({ code: 'home', name: 'Home', path: '/en', url: '/en' }),
    aMenuEntry({ code: 'bobbank', name: 'Beiyao Today', url: '/en/bobbank/secondlist?column=701001' }),
  ],
};

/** The chrome of a small bank in one language. */
export function sampleChrome(language: Language): WholeChrome {
  const isChinese = language === 'CN';
  return {
    info: {
      switchStatus: '0',
      today: '2026-11-20',
      scope: 'all',
      noticeId: 'fraud',
      noticeText: isChinese ? '谨防诈骗。' : 'Beware of fraud.',
    },
    net: { id: 'website', name: 'website', language, homePath: isChinese ? '/personal' : '/en' },
    menu: MENUS[language],
    qr: [{ url: '/images/app.svg', title: isChinese ? '手机银行' : 'Mobile Banking' }],
    footer: {
      bottomConfigList: [
        {
          id: 'about',
          name: isChinese ? '关于北曜' : 'The Bank',
          links: [
            { id: 'security-center', name: isChinese ? '安全中心' : 'Security', urlType: '3', url: '' },
            { id: 'contact', name: isChinese ? '联系我们' : 'Contact', urlType: '1', url: '/bobbank/concat' },
            {
              id: 'careers',
              name: isChinese ? '人才招聘' : 'Careers',
              urlType: '2',
              url: 'https://careers.example/',
            },
            { id: 'nowhere', name: isChinese ? '筹备中' : 'Soon', urlType: '0', url: '/nowhere' },
          ],
        },
      ],
      friendlyLinkList: [],
      legalLinkList: [],
    },
    config: {
      siteName: isChinese ? '北曜银行' : 'Bank of Beiyao',
      legalName: isChinese ? '北曜银行股份有限公司' : 'Bank of Beiyao Co., Ltd.',
      shortName: isChinese ? '北曜' : 'Beiyao',
      hotlines: {
        service: { shown: '95526', dial: '95526' },
        overseas: { shown: '0086-10-95526', dial: '+861095526' },
        creditCard: { shown: '4006 601 169', dial: '4006601169' },
        privateBank: { shown: '4006 095 526', dial: '4006095526' },
      },
      officialHost: 'www.beiyao.example',
      quickLinkList: [
        {
          id: 'home',
          name: isChinese ? '首页' : 'Home',
          urlType: '1',
          url: isChinese ? '/personal' : '/en',
          icon: 'home',
        },
        {
          id: 'rates',
          name: isChinese ? '牌价' : 'Rates',
          urlType: '1',
          url: '/personal/personalExchangeRate',
          icon: 'fx',
        },
        {
          id: 'branches',
          name: isChinese ? '网点' : 'Branches',
          urlType: '1',
          url: '/bobbank/map',
          icon: 'branch',
        },
      ],
      loginList: [
        {
          bizName: isChinese ? '个人网银' : 'Personal',
          loginUrls: [
            { name: isChinese ? '个人网上银行' : 'E-banking', url: 'https://ebank.example.com/personal' },
          ],
        },
      ],
      careersUrl: 'https://careers.beiyao.example/',
      complaintUrl: '/bobbank/feedback',
      icpNo: '演示ICP备00000000号',
      policeNo: '演示公网安备00000000000000号',
      policeUrl: 'https://beian.mps.gov.cn/',
      depositInsuranceNote: isChinese ? '本行已按规定参加存款保险' : 'Deposits are insured.',
      copyrightYear: '2022',
      ipv6: '1',
      mediaContact: { department: '品牌与传播部', email: 'media@beiyao.example' },
      description: '',
    },
  };
}

// Words speak of this bank wherever a part is drawn without a page.
for (const language of LANGUAGES) tellOfBank(language, sampleChrome(language).config);
