import type { Article } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { dayInProse } from '../../base/format/day.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { useWords } from '../../base/state/site-context.ts';
import { PageBanner } from '../banner/PageBanner.tsx';
import { PageTools } from '../reading/PageTools.tsx';
import { readingMinutes } from './reading-minutes.ts';

/** The banner of an article of any section: its own title, when and by whom, what it says in short, its facts and the reading aids. */
export function ArticleBanner({ data: article, language }: Pick<PageProps<Article>, 'data' | 'language'>) {
  const words = useWords();
  const { publishDate, source, summary, content, shortTitle, facts = [] } = article;
  return (
    <PageBanner
      shortTitle={shortTitle}
      text={article}
      details={
        <>
          <time dateTime={publishDate}>{dayInProse(publishDate, language)}</time>
          {source === undefined ? null : <span>{source}</span>}
          <span>{words['article.minutes'](readingMinutes(content, language))}</span>
        </>
      }
      lead={summary}
      rail={
        <>
          {facts.length === 0 ? null : <RailFacts facts={facts} />}
          <PageTools />
        </>
      }
    />
  );
}
