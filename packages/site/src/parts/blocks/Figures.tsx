import type { Highlights } from '@bank/contract';
import { BlockNote } from './BlockNote.tsx';
import { Section } from './Section.tsx';
import { formatDecimal } from '../../base/format/decimal.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  /** Undefined when they did not arrive. */
  figures: Highlights | undefined;
  words: { title: string; more: string; failed: string; empty: string };
}

/** The key figures of the latest report, each with what it is compared with. */
export function Figures({ figures, words }: FiguresProps) {
  const none = figures === undefined || figures.items.length === 0;
  return (
    <Section
      id="figures"
      title={words.title}
      caption={figures?.note}
      {...(figures !== undefined && {
        more: { wide: words.more, narrow: words.more, url: figures.url },
      })}
      ground="night"
    >
      {none ? (
        <BlockNote>{figures === undefined ? words.failed : words.empty}</BlockNote>
      ) : (
        <>
          <p className={styles.note}>{figures.note}</p>
          <dl className={styles.figures}>
            {figures.items.map(({ code, name, value, unit, comparison }) => (
              <div key={code}>
                <dt>{name}</dt>
                <dd className={`num ${styles.value}`}>
                  {formatDecimal(value)}
                  {unit === '' ? null : ' '}
                  {unit === '' ? null : <span className={styles.unit}>{unit}</span>}
                </dd>
                <dd className={styles.comparison}>{comparison}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Section>
  );
}
