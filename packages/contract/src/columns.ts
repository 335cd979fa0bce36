/** Column ids: section, channel, leaf; the same id in both languages (product guide 4.3). */
export const COLUMNS = {
  activities: '101001',
  personalNotices: '101002',
  wealth: '101003',
  wealthNotices: '101004',
  companyWealth: '201002',
  productManuals: '201003',
  fees: '101007',
  rights: '103001',
  riskCases: '103002',
  knowledge: '103003',
  eduEvents: '103004',
  complaints: '103005',
  consumerLaws: '103006',
  bankNews: '701001',
  notices: '701002',
  media: '701003',
  about: '701004',
  recruitment: '701005',
  procurement: '701006',
  periodicReports: '601002',
  depositInsurance: '801001',
  legal: '801002',
  privacy: '801003',
  accessibility: '801004',
  informationDisclosure: '801005',
} as const;

/** Page ids of the sections (product guide 4.3). */
export const SECTIONS = {
  personal: 'P01',
  fund: 'P02',
  protection: 'P03',
  company: 'P04',
  finance: 'P05',
  creditCard: 'P06',
  specialFinance: 'P07',
  investment: 'P08',
  bankNews: 'P09',
  site: 'P10',
  /** The English home is a page of its own, with its own banners and shortcuts. */
  englishHome: 'P11',
} as const;
