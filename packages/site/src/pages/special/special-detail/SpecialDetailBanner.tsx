import type { Article } from '@bank/contract';
import { ArticleBanner } from '../../../parts/articles/ArticleBanner.tsx';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** The head of a piece; a scheme without numbers of its own says how much, how long, by what, and whom to call. */
export function SpecialDetailBanner({ data: article, language }: PageProps<Article>) {
  const words = useWords(specialWords);
  const hotlines = useHotlines();
  const { scheme, facts } = article;
  const atAGlance =
    scheme === undefined
      ? undefined
      : [
          { label: words.limit, ...scheme.limit },
          { label: words.term, ...scheme.term },
          { label: words.basis, value: scheme.basis },
          { label: words.ask, value: hotlines.service.shown },
        ];
  return <ArticleBanner data={{ ...article, facts: facts ?? atAGlance }} language={language} />;
}
