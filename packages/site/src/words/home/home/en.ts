import { fundTypes } from '@bank/contract/names/en/fund-types';
import { riskLevels } from '@bank/contract/names/en/risk-levels';
import { wealthTypes } from '@bank/contract/names/en/wealth-types';

export const home = {
  'home.heroLabel': 'In focus',
  'home.heroCarousel': 'carousel',
  'home.heroSlide': (number: number, total: number) => `${number} of ${total}`,
  'home.heroChoose': 'Choose a slide',
  'home.heroPause': 'Pause slideshow',
  'home.heroPlay': 'Play slideshow',

  'home.failed': 'This part is not available right now. Reload the page shortly, or call {hotline}.',

  'home.unchanged': 'unchanged',
  'home.shortcutsLabel': 'Quick links',
  'home.shortcutsEmpty': 'No quick links right now. Every service is in the menu above.',

  'home.wealthRisk': 'Risk level',
  'home.wealthMinimum': 'Minimum',
  'home.wealthName': 'Product',
  'home.wealthBenchmark': 'Benchmark',
  'home.wealthTerm': 'Term',
  'home.wealthMinimumShort': 'Minimum',
  'home.wealthFrom': (amount: string) => `from ${amount}`,
  'home.wealthAction': 'More',
  'home.wealthDetail': 'Details',
  'home.wealthNote':
    'Wealth products are not deposits and carry risk. A benchmark is not an expected return and is no promise of future performance.',
  'home.riskLevel': riskLevels,
  'home.wealthTypes': wealthTypes,

  'home.fundNews': 'Fund news',
  'home.fundStudy': 'Learning',
  'home.fundNotices': 'Fund notices',
  'home.fundTypes': fundTypes,

  'home.assurancesLabel': 'Help and services',
  'home.assurancesEmpty': 'Nothing here right now. For help, call {hotline}.',
} as const;
