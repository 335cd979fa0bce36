import type {
  ActivityDetail,
  Article,
  CorporateDetail,
  EduInfo,
  FundArticle,
  Language,
} from '@bank/contract';
import type { BankConfig } from '../../words/loading/bank-facts.ts';

/** A text that is being written, for the page that shows it. */
export type TextDraft =
  | { page: 'article'; data: CorporateDetail }
  | { page: 'event-detail'; data: ActivityDetail }
  | { page: 'consumer-detail'; data: EduInfo }
  | { page: 'fund-news'; data: FundArticle }
  | { page: 'about' | 'deposit-insurance'; data: Article };

/** In which surroundings it is drawn. */
export interface DraftPlace {
  language: Language;
  /** What the page's own entry says: of its column. */
  name: string;
  /** The day in Beijing that it is drawn for. */
  today: string;
  /** Before the paths of pictures and of files. */
  mediaBase: string;
  bank: BankConfig;
}
