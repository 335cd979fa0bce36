import { TextLink } from '@bank/ui';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { SchemeTable } from '../parts/SchemeTable.tsx';
import { themePath } from '../parts/special-paths.ts';
import { ChapterCases, ToldCase } from './ChapterCases.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ChapterView.module.css';
import type { Chapter } from './chapters.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** An industry on the home: its picture, what is lent on, the schemes, and how it went for a customer or two. */
export function ChapterView({ chapter }: { chapter: Chapter }) {
  const to = useAddress();
  const words = useWords(specialWords);
  const { theme, look, total, schemes, cases, told, cover } = chapter;
  const name = words.themes[theme] ?? theme;
  const isNight = look === 'framed' || look === 'edge';
  return (
    <section
      className={styles.chapter}
      data-look={look}
      data-tone={isNight ? 'night' : undefined}
      aria-labelledby={`industry-${theme}`}
    >
      <div className={styles.content}>
        {cover === '' ? null : <CoverPicture cover={cover} className={styles.picture} />}
        <div className={styles.head}>
          <h2 className={styles.name} id={`industry-${theme}`}>
            {name}
          </h2>
          <p className={styles.lead}>{words.leads[theme]}</p>
        </div>
        <div className={styles.body}>
          {told === undefined ? null : <ToldCase told={told} isLarge={look === 'mist'} />}
          {schemes.length === 0 ? null : <SchemeTable caption={words.schemesOf(name)} schemes={schemes} />}
          <ChapterCases cases={cases} />
          <p>
            <TextLink variant="more" href={to(themePath(theme))}>
              {words.all(name, total)}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
