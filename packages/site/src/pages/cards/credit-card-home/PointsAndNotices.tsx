import { COLUMNS, type ArticleList, type PointsRules } from '@bank/contract';
import { SectionHead, TextLink } from '@bank/ui';
import { POINTS_PATH, cardArticlePath, cardColumn } from '../parts/card-paths.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import band from '../../../parts/blocks/Section.module.css';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import styles from './Halves.module.css';

interface PointsAndNoticesProps {
  points: PointsRules | undefined;
  notices: ArticleList | undefined;
}

export function PointsAndNotices({ points, notices }: PointsAndNoticesProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(cardWords);
  return (
    <div className={band.section}>
      <div className={`${band.content} ${styles.halves}`}>
        <section className={styles.half} aria-labelledby="points">
          <SectionHead
            id="points"
            title={words.pointsTitle}
            more={
              <TextLink variant="more" href={to(POINTS_PATH)}>
                {words.pointsMore}
              </TextLink>
            }
          />
          {points === undefined ? (
            <BlockNote>{words.failed}</BlockNote>
          ) : (
            <dl className={styles.earning}>
              {points.earning.map(({ kind, name, perAmount, points: earned }) => (
                <div key={kind}>
                  <dt>{name}</dt>
                  <dd>{words.earningRuleText(formatDecimal(perAmount), earned)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <section className={styles.half} aria-labelledby="notices">
          <SectionHead
            id="notices"
            title={words.noticesTitle}
            more={
              <TextLink variant="more" href={to(cardColumn(COLUMNS.cardNotices))}>
                {words.noticesMore}
              </TextLink>
            }
          />
          {notices === undefined ? (
            <BlockNote>{words.failed}</BlockNote>
          ) : (
            <ul>
              {notices.list.map(({ id, columnId, title, publishDate }) => (
                <li key={id} className={styles.notice}>
                  <time dateTime={publishDate}>{dayInData(publishDate, language)}</time>
                  <a href={to(cardArticlePath(id, columnId))}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
