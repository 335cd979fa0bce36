import { LANGUAGES, type RouteDef } from '@bank/contract';
import { page as about } from '../../pages/bank/about/page.ts';
import { page as depositInsurance } from '../../pages/common/deposit-insurance/page.ts';
import { page as company } from '../../pages/company/corporate-finance-detail/page.ts';
import { page as lesson } from '../../pages/consumer/consumer-detail/page.ts';
import { page as fundNews } from '../../pages/funds/fund-news/page.ts';
import { page as event } from '../../pages/personal/event-detail/page.ts';
import { lateFigure } from '../../parts/figures/late-figures.ts';
import { loadWords, type AnyPage } from '../../base/page/page-module.ts';
import type { TextDraft } from './text-draft.ts';

/** Pages of news, cards and special finance draw a text as those for companies do. */
export const textPages: Readonly<Record<TextDraft['page'], AnyPage>> = {
  article: company,
  'event-detail': event,
  'consumer-detail': lesson,
  'fund-news': fundNews,
  about,
  'deposit-insurance': depositInsurance,
};

export const layoutOf = (page: TextDraft['page']): RouteDef['layout'] =>
  page === 'fund-news' ? 'fund' : 'second';

/** What these pages fetch before they are drawn. */
export async function prepareTexts(): Promise<void> {
  const pages = Object.values(textPages);
  const words = LANGUAGES.flatMap((language) => pages.map((page) => loadWords(page, language)));
  await Promise.all([lateFigure.fetch(), ...words]);
}
