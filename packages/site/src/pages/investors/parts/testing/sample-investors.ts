import type { Announcement, InvestorContact, InvestorEvent, KeyFigures, Language } from '@bank/contract';

const WORDS = {
  CN: {
    report: '2026 年第三季度报告',
    meeting: '关于召开 2026 年第二次临时股东会的通知',
    results: '2026 年度业绩快报',
    place: '北京市西城区北曜大厦',
    department: '董事会办公室',
    hours: '工作日 09:00–17:00',
    registrar: '中国证券登记结算有限责任公司上海分公司',
    share: '北曜银行',
    exchange: '上海证券交易所',
    profit: '归母净利润',
    ratio: '不良贷款率',
    unit: '亿元',
  },
  EN: {
    report: '2026 Third Quarterly Report',
    meeting: 'Notice of the second extraordinary general meeting of 2026',
    results: '2026 preliminary results',
    place: 'Beiyao Tower, Xicheng, Beijing',
    department: 'Board office',
    hours: 'Working days 09:00–17:00',
    registrar: 'CSDC, Shanghai branch',
    share: 'Bank of Beiyao',
    exchange: 'Shanghai Stock Exchange',
    profit: 'Net profit',
    ratio: 'NPL ratio',
    unit: 'CNY 100m',
  },
};

export function sampleAnnouncements(language: Language): Announcement[] {
  const { report, meeting } = WORDS[language];
  const announcement = (id: string, title: string, given: Partial<Announcement> = {}): Announcement => ({
    id,
    title,
    announceType: '01',
    publishDate: '2026-10-30',
    code: '601999',
    exchange: 'SSE',
    file: { path: `${id}.pdf`, name: title, size: 3_355_443, ext: 'pdf', pages: 42 },
    language,
    isNew: '0',
    ...given,
  });
  return [
    announcement('q3-2026', report, { isNew: '1', reportYear: '2026' }),
    announcement('egm-2026', language === 'EN' ? `${meeting} (in Chinese)` : meeting, {
      announceType: '07',
      number: '2026-045',
      language: 'CN',
    }),
  ];
}

export const sampleEvents = (language: Language): InvestorEvent[] => [
  {
    id: 'preliminary-results-2026',
    title: WORDS[language].results,
    kind: 'RESULTS',
    startTime: '2027-01-29T18:00:00+08:00',
    url: '/investment/secondlist?column=601001',
  },
  {
    id: 'egm-2026',
    title: WORDS[language].meeting,
    kind: 'MEETING',
    startTime: '2026-12-15T14:30:00+08:00',
    endTime: '2026-12-15T16:30:00+08:00',
    place: WORDS[language].place,
  },
];

export function sampleContact(language: Language): InvestorContact {
  const { department, place, hours, registrar, share, exchange } = WORDS[language];
  return {
    department,
    phone: '010-66009000',
    email: 'ir@beiyao.example',
    address: place,
    postcode: '100032',
    hours,
    registrar,
    registrarPhone: '4008-058-058',
    shareName: share,
    shareCode: '601999',
    exchangeName: exchange,
    exchangeUrl: 'https://exchange.example.com/601999',
  };
}

export const sampleFigures = (language: Language): KeyFigures[] =>
  ['2025', '2024', '2023'].map((year, index) => ({
    year,
    items: [
      {
        code: 'NET_PROFIT',
        name: WORDS[language].profit,
        unit: WORDS[language].unit,
        value: ['271.9', '262.7', '256.4'][index] ?? '',
      },
      {
        code: 'NPL_RATIO',
        name: WORDS[language].ratio,
        unit: '%',
        value: ['1.04', '1.10', '1.16'][index] ?? '',
      },
    ],
  }));
