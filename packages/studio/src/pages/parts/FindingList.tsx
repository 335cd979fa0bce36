import type { Words } from '../../words/words.ts';
import type { FindingModel } from '../page-model.ts';
import styles from './FindingList.module.css';

interface Props {
  findings: readonly FindingModel[];
  /** Those that stand beside their fields on the same page: counted here, and told there. */
  atFields?: readonly FindingModel[];
  words: Words;
}

export function FindingList({ findings, atFields = [], words }: Props) {
  const all = [...findings, ...atFields];
  const errors = all.filter(({ level }) => level === 'error').length;
  if (all.length === 0) return <p>{words.noFindings}</p>;
  return (
    <>
      <p className={styles.sum} data-finding-sum="">
        {errors > 0 && <strong>{words.errors(errors)}</strong>}
        {all.length > errors && <span>{words.warnings(all.length - errors)}</span>}
        {atFields.length > 0 && <span>{words.atFields(atFields.length)}</span>}
      </p>
      {findings.length > 0 && (
        <ul className={styles.list}>
          {findings.map(({ level, item, itemLink, field, place, text }) => (
            <li key={`${place} ${field} ${text}`} className={styles.finding} data-level={level}>
              <span className={styles.place}>
                {itemLink === undefined ? item || place : <a href={itemLink}>{item}</a>} {field}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
