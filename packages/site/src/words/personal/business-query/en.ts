import type { WordsLike } from '../../loading/messages.ts';
import type { businessQuery as chinese } from './zh-cn.ts';

export const businessQuery = {
  lead: 'You need not log in. Rates and fees are brought up to date daily, and checking a document takes only its number.',
  productTitle: 'Look up a product',
  productLabel: 'Product name, code or registration code',
  productHint: 'For example TX26090',
  productGo: 'Find',
  anti: 'Anyone asking you to pay into a personal account, or promising guaranteed returns, is running a scam.',
  antiMore: 'If you cannot find what you were told about, call',
} satisfies WordsLike<typeof chinese>;
