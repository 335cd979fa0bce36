import type { Words } from '../../words/words.ts';
import type { FindingModel } from '../page-model.ts';
import styles from './FindingList.module.css';

export function FindingList({ findings, words }: { findings: readonly FindingModel[]; words: Words }) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (findings.length === 0) return <p>{words.noFindings}</p>;
  return (
    <>
      <p className={styles.sum}>
        {errors > 0 && <strong>{words.errors(errors)}</strong>}
        {findings.length > errors && <span>{words.warnings(findings.length - errors)}</span>}
      </p>
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
    </>
  );
}
