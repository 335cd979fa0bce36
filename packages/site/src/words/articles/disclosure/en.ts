import type { WordsLike } from '../../loading/messages.ts';
import type { disclosure as chinese } from './zh-cn.ts';

export const disclosure = {
  label: 'Filter by category',
  all: 'All categories',
  names: {
    FEES: 'Fees and charges',
    CONTRACTS: 'Standard contracts',
    RELATED: 'Related-party transactions',
    CAPITAL: 'Capital management',
    CONSUMER: 'Consumer protection',
    PARTNERS: 'Partner institutions',
  } as Readonly<Record<string, string>>,
} satisfies WordsLike<typeof chinese>;
