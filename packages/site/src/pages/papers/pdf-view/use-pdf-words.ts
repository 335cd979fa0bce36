import type { Language } from '@bank/contract';
import { pdf as english } from '../../../words/common/pdf/en.ts';
import type { Messages, WordsLike } from '../../../words/loading/messages.ts';
import { pdf as chinese } from '../../../words/common/pdf/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type PdfWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, PdfWords> = { CN: chinese, EN: english };
const together = new Map<Language, Messages & PdfWords>();

/** The site's dictionary with the viewer's words, which come with the viewer so that no other page carries them. */
export function usePdfWords(): Messages & PdfWords {
  const { language, words } = useSite();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(language, all);
  return all;
}
