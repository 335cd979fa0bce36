import type { ReactNode } from 'react';
import { TooltipTerm } from '@bank/ui';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { glossaryPath } from './glossary-path.ts';
import { termWords, type TermCode } from '../../words/common/terms/words.ts';

/** A term of the glossary with its meaning as a tip; its page must have loaded {@link termWords}. */
export function Term({ code, children }: { code: TermCode; children: ReactNode }) {
  const { language } = useSite();
  const words = useWords(termWords);
  return (
    <TooltipTerm href={glossaryPath(language, code)} text={words['terms.texts'][code]}>
      {children}
    </TooltipTerm>
  );
}
