import { Icon, buttonClass } from '@bank/ui';
import { SiteLink } from '../links/SiteLink.tsx';
import styles from './HeadWays.module.css';

interface Way {
  name: string;
  url: string;
}

/** Where to go on from a page's head: one button, and one link beside it. */
export function HeadWays({ action, more }: { action?: Way | undefined; more?: Way | undefined }) {
  if (action === undefined && more === undefined) return null;
  return (
    <p className={styles.ways}>
      {action === undefined ? null : (
        <SiteLink url={action.url} className={buttonClass({ variant: 'primary' })}>
          {action.name}
        </SiteLink>
      )}
      {more === undefined ? null : (
        <SiteLink url={more.url} className={styles.more}>
          {more.name}
          <Icon name="arrow-right" size={14} />
        </SiteLink>
      )}
    </p>
  );
}
