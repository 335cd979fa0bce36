import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';

export interface Feed {
  type: string;
  text: string;
}

export interface FeedDeps {
  content: ContentSnapshot;
  language: Language;
  /** Scheme and host of the addresses in it, without a slash at the end. */
  origin: string;
}
