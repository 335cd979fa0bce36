import { coverImageUrl, type SiteConfig } from '@bank/contract';
import { useDocument } from '../../base/state/site-context.ts';
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

interface LogoProps {
  config: Pick<SiteConfig, 'siteName' | 'logo' | 'nightLogo'>;
  /** On a dark ground. */
  isOnNight?: boolean;
  className?: string | undefined;
}

/** The lockup in the colours of its ground, or the picture that the bank has given; without either its name in type. */
export function Logo({ config: { siteName, logo, nightLogo }, isOnNight = false, className }: LogoProps) {
  const lockup = LOCKUPS.get(siteName);
  const { imageBase } = useDocument();
  const picture = coverImageUrl((isOnNight ? nightLogo : logo)?.cover, imageBase);
  const classes = [styles.logo, className].filter(Boolean).join(' ');
  if (picture !== undefined) {
    return (
      <span className={classes}>
        <img className={styles.image} src={picture} alt={siteName} decoding="async" />
      </span>
    );
  }
  if (lockup === undefined) {
    return (
      <span className={classes}>
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
