import type { Article } from '@bank/contract';
import { FigurePlace } from '../../../parts/figures/FigurePlace.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { storySections, type StorySection } from '../../../parts/articles/story-sections.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './AboutPage.module.css';

/** A part of the text with its figures beside it is a band of its own; what stands between such parts shares one. */
export function AboutPage({ data: article }: PageProps<Article>) {
  const sections = storySections(article);
  const first = sections.findIndex(isDrawn);
  const last = sections.findLastIndex(isDrawn);
  return (
    <article className={styles.page}>
      <Written sections={sections.slice(0, Math.max(first, 0))} />
      {sections.slice(Math.max(first, 0), last + 1).map((section) => (
        <section key={section.heading} className={styles.band}>
          <Text of={section} />
          <div>
            {section.figures.map((figure) => (
              <FigurePlace key={figure.title} figure={figure} place="text" />
            ))}
          </div>
        </section>
      ))}
      <Written sections={sections.slice(last + 1)} />
    </article>
  );
}

const isDrawn = ({ figures }: StorySection) => figures.length > 0;

function Written({ sections }: { sections: readonly StorySection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.written}>
      {sections.map((section) => (
        <section key={section.heading}>
          <Text of={section} />
        </section>
      ))}
    </div>
  );
}

function Text({ of: { html } }: { of: StorySection }) {
  const words = useWords();
  return <RichText html={html} tableLabel={words['article.table']} />;
}
