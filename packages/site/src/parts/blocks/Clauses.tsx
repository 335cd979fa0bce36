import styles from './Clauses.module.css';

/** Chinese lines break after a comma or colon rather than inside a clause, where the whole clause fits on the next line. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.match(/[^，：]+[，：]?/g) ?? [text];
  if (clauses.length === 1) return text;
  return clauses.map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}
