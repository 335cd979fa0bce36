import styles from './Clauses.module.css';

/** `12-year` */
const COMPOUND = /(\d{1,4}-[a-z]{1,20})/;

/**
 * Chinese lines break after a comma or colon rather than inside a clause, where the whole clause fits on the next line;
 * English ones not between a number and its unit.
 */
export function Clauses({ text }: { text: string }) {
  const clauses = text.match(/[^，：]+[，：]?/g) ?? [text];
  if (clauses.length === 1)
    return text.split(COMPOUND).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={styles.compound}>
          {part}
        </span>
      ),
    );
  return clauses.map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}
