import type { Language } from '../../base/language.ts';
import * as COLUMNS from './columns.ts';

/**
 * Lists that a visitor may follow, each by what its Atom feed is called. Readers have subscribed to these names: they
 * stay. What is a tool, a catalogue or a single page has none.
 */
export const FEED_NAMES: Readonly<Record<string, string>> = {
  [COLUMNS.activities]: 'events',
  [COLUMNS.personalNotices]: 'personal-notices',
  [COLUMNS.wealthNotices]: 'wealth-notices',
  [COLUMNS.fundNews]: 'fund-news',
  [COLUMNS.fundStudy]: 'fund-study',
  [COLUMNS.fundNotices]: 'fund-notices',
  [COLUMNS.fundLaws]: 'fund-laws',
  [COLUMNS.rights]: 'consumer-rights',
  [COLUMNS.riskCases]: 'fraud-cases',
  [COLUMNS.knowledge]: 'financial-knowledge',
  [COLUMNS.eduEvents]: 'education-events',
  [COLUMNS.consumerLaws]: 'consumer-laws',
  [COLUMNS.companyNotices]: 'company-notices',
  [COLUMNS.marketNotices]: 'market-notices',
  [COLUMNS.cardOffers]: 'card-offers',
  [COLUMNS.merchants]: 'partner-merchants',
  [COLUMNS.cardNotices]: 'card-notices',
  [COLUMNS.technologyFinance]: 'technology-finance',
  [COLUMNS.cultureFinance]: 'culture-finance',
  [COLUMNS.greenFinance]: 'green-finance',
  [COLUMNS.smallBusiness]: 'small-business-finance',
  [COLUMNS.specialNews]: 'special-finance-news',
  [COLUMNS.announcements]: 'announcements',
  [COLUMNS.bankNews]: 'news',
  [COLUMNS.notices]: 'notices',
  [COLUMNS.media]: 'media',
  [COLUMNS.informationDisclosure]: 'disclosure',
};

/** `/feed/notices.xml?language=EN`; undefined for a column that has no feed. */
export function feedAddress(columnId: string | undefined, language: Language): string | undefined {
  if (columnId === undefined || !Object.hasOwn(FEED_NAMES, columnId)) return undefined;
  return `/feed/${FEED_NAMES[columnId]}.xml${language === 'EN' ? '?language=EN' : ''}`;
}
