import { COLUMNS, type EduInfo } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import styles from './EntryFacts.module.css';

/** When it was published, by whom, for whom; of a law who issued it and when. */
export function EntryFacts({ entry }: { entry: EduInfo }) {
  const words = useWords(protectionWords);
  const { language } = useSite();
  const isLaw = entry.columnId === COLUMNS.consumerLaws;
  const isLesson = entry.columnId === COLUMNS.riskCases || entry.columnId === COLUMNS.knowledge;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words[isLaw ? 'protection.issued' : 'protection.published']}</dt>
        <dd>
          <time dateTime={entry.publishDate}>{dayInProse(entry.publishDate, language)}</time>
        </dd>
      </div>
      {entry.source === undefined ? null : (
        <div>
          <dt>{words[isLaw ? 'protection.issuedBy' : 'protection.source']}</dt>
          <dd>{entry.source}</dd>
        </div>
      )}
      {isLesson ? (
        <div>
          <dt>{words['protection.reader']}</dt>
          <dd>{words['protection.audiences'][entry.audience]}</dd>
        </div>
      ) : null}
      {entry.duration === undefined ? null : (
        <div>
          <dt>{words['protection.length']}</dt>
          <dd>{words['protection.lengthInWords'](entry.duration)}</dd>
        </div>
      )}
    </dl>
  );
}
