/** An article for companies or institutions: what the bank offers, or how one customer used it. */
export const CORPORATE_KINDS = ['SERVICE', 'CASE'] as const;
export type CorporateKind = (typeof CORPORATE_KINDS)[number];
export const COMPANY_INDUSTRIES = [
  'MANUFACTURING',
  'TECH',
  'TRADE',
  'CONSTRUCTION',
  'ENERGY',
  'AGRICULTURE',
  'CULTURE',
  'HEALTH',
] as const;
export type CompanyIndustry = (typeof COMPANY_INDUSTRIES)[number];
/** Small and micro, medium, large, and groups of companies. */
export const COMPANY_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'GROUP'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export const COMPANY_NEEDS = ['WORKING', 'PROJECT', 'MERGER', 'SUPPLY', 'GREEN', 'TRADE', 'CASH'] as const;
export type CompanyNeed = (typeof COMPANY_NEEDS)[number];
/** How a figure of a text is drawn: content/FIGURES.md says what each needs. */
export const FIGURE_TYPES = [
  'ribbon',
  'line',
  'bars',
  'dots',
  'stack',
  'gantt',
  'timeline',
  'steps',
  'sky',
  'plate',
  'numbers',
  'table',
] as const;
export type FigureType = (typeof FIGURE_TYPES)[number];
