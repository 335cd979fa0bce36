import type { Banner } from '@bank/contract';
import { SiteLink } from '../../links/SiteLink.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Hero.module.css';

interface HeroTabsProps {
  banners: readonly Banner[];
  current: number;
  /** Without it the tabs are links to what the slides lead to. */
  onChoose: ((index: number) => void) | undefined;
}

export function HeroTabs({ banners, current, onChoose }: HeroTabsProps) {
  const words = useWords();
  return (
    <div className={styles.tabs} role="group" aria-label={words['home.heroChoose']}>
      <ul>
        {banners.map(({ id, tabName, url, urlType }, index) => {
          const label = (
            <>
              <span className={`num ${styles.number}`}>{`${twoDigits(index + 1)} `}</span>
              <span className={styles.tabName}>{tabName}</span>
            </>
          );
          return (
            <li key={id} data-current={index === current ? '' : undefined}>
              {onChoose === undefined ? (
                <SiteLink url={url} urlType={urlType} className={styles.tab}>
                  {label}
                </SiteLink>
              ) : (
                <button
                  type="button"
                  className={styles.tab}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => onChoose(index)}
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={`num ${styles.counter}`} aria-hidden="true">
        {`${twoDigits(current + 1)} / ${twoDigits(banners.length)}`}
      </p>
    </div>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
