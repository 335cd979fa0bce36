import logoEn from './logo/logo-en.svg';
import logoZh from './logo/logo-zh.svg';
import styles from './Logo.module.css';

interface Lockup {
  file: string;
  width: number;
}

/** Outlined lettering exists for these names; width of each lockup at 48 units of height. */
const LOCKUPS = new Map<string, Lockup>([
  ['北曜银行', { file: logoZh, width: 186 }],
  ['Bank of Beiyao', { file: logoEn, width: 247 }],
]);

/** The lockup in the colours of its ground; a bank renamed in configuration gets the mark and its name as text. */
export function Logo({ siteName, className }: { siteName: string; className?: string | undefined }) {
  const lockup = LOCKUPS.get(siteName);
  const classes = [styles.logo, className].filter(Boolean).join(' ');
  if (lockup === undefined) {
    return (
      <span className={classes}>
        <svg className={styles.image} viewBox="0 0 96 96" aria-hidden="true">
          <use href={`${logoZh}#mark`} />
        </svg>
        <span className={styles.name}>{siteName}</span>
      </span>
    );
  }
  return (
    <span className={classes}>
      <svg className={styles.image} viewBox={`0 0 ${lockup.width} 48`} role="img" aria-label={siteName}>
        <use href={`${lockup.file}#logo`} />
      </svg>
    </span>
  );
}
