import type { WealthProduct } from '@bank/contract';

const SECTIONS = {
  PERSONAL: { list: '/personal/lcmx', compare: '/personal/personalInvestmentCompare' },
  COMPANY: { list: '/company/lcmx', compare: '/company/personalInvestmentCompare' },
} as const;

/** Products for people and products for companies stand under different sections (S2-personal, S2-company). */
export type WealthSection = keyof typeof SECTIONS;

/** By a page's own path, in either language: /company/lcmx → COMPANY. */
export function wealthSection(path: string): WealthSection {
  return /^(\/en)?\/company\//.test(path) ? 'COMPANY' : 'PERSONAL';
}

export function wealthListPath(section: WealthSection): string {
  return SECTIONS[section].list;
}

export function comparePath(section: WealthSection): string {
  return SECTIONS[section].compare;
}

/** The section of those whom a product is for. */
export function sectionOf({ customerType }: Pick<WealthProduct, 'customerType'>): WealthSection {
  return customerType === 'CORP' ? 'COMPANY' : 'PERSONAL';
}

/** Where a product is read: under the section of those it is for. */
export function wealthPath({
  prodCode,
  customerType,
}: Pick<WealthProduct, 'prodCode' | 'customerType'>): string {
  return `${wealthListPath(sectionOf({ customerType }))}?${new URLSearchParams({ prodCode })}`;
}
