import type { EduItem } from '@bank/contract';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EduFacts.module.css';

/** For whom an entry is and what it is: `老年人 | 短片`. */
export function EduFacts({ item }: { item: EduItem }) {
  const words = useWords(protectionWords);
  return (
    <p className={styles.facts}>
      <span className={styles.reader}>{words['protection.audiences'][item.audience]}</span>
      <span>{words['protection.kinds'][item.mediaType]}</span>
      {item.duration === undefined ? null : <span>{words['protection.lengthInWords'](item.duration)}</span>}
    </p>
  );
}
