import type { ArticleSummary } from '@bank/contract';
import { Section } from '../../../parts/blocks/Section.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';
import styles from './Numbers.module.css';

interface NumbersProps {
  stories: readonly ArticleSummary[];
  hrefOf: (article: ArticleSummary) => string;
}

/** What the newest stories say in a number, each with the story that explains it. */
export function Numbers({ stories, hrefOf }: NumbersProps) {
  const words = useWords(newsHomeWords);
  return (
    <Section
      id="numbers"
      title={words['newsHome.numbers']}
      caption={words['newsHome.numbersNote']}
      ground="night"
    >
      <dl className={styles.numbers}>
        {stories.map((story) => (
          <div key={story.id}>
            <dt>{story.fact?.label}</dt>
            <dd className={`num ${styles.value}`}>
              {story.fact?.value}
              {story.fact?.unit === undefined ? null : <small> {story.fact.unit}</small>}
            </dd>
            <dd>
              <a href={hrefOf(story)}>{story.title}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
