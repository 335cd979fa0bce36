/** Columns of the company and the financial markets sections, whose articles may tell of a service. */
export const CORPORATE_COLUMNS = /^[23]\d{5}$/;

/** Page ids of the sections. */
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
