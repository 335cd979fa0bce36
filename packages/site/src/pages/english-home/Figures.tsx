import type { Highlights } from '@bank/contract';
import { BlockNote } from '../../home-blocks/BlockNote.tsx';
import { Section } from '../../home-blocks/Section.tsx';
import { formatDecimal } from '../../format/decimal.ts';
import { useWords } from '../../state/site-context.ts';
import styles from './Figures.module.css';

/** The key figures of the latest report, each with what it is compared with. */
export function Figures({ figures }: { figures: Highlights | undefined }) {
  const words = useWords();
  const none = figures === undefined || figures.items.length === 0;
  return (
    <Section
      id="figures"
      title={words['home.figuresTitle']}
      caption={figures?.note}
      {...(figures !== undefined && {
        more: { wide: words['home.figuresMore'], narrow: words['home.figuresMore'], url: figures.url },
      })}
      ground="night"
    >
      {none ? (
        <BlockNote>{words[figures === undefined ? 'home.failed' : 'home.figuresEmpty']}</BlockNote>
      ) : (
        <>
          <p className={styles.note}>{figures.note}</p>
          <dl className={styles.figures}>
            {figures.items.map(({ code, name, value, unit, comparison }) => (
              <div key={code}>
                <dt>{name}</dt>
                <dd className={`num ${styles.value}`}>
                  {formatDecimal(value)}
                  {unit === '' ? null : <span className={styles.unit}> {unit}</span>}
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
