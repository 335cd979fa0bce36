import { feedAddress } from '@bank/contract';
import { Icon } from '@bank/ui';
import { useSite } from '../../base/state/site-context.ts';
import styles from './FeedLink.module.css';

/** Where a list can be followed by a reader of feeds; nothing for a list without a feed. */
export function FeedLink({ columnId }: { columnId: string | undefined }) {
  const { language, words } = useSite();
  const address = feedAddress(columnId, language);
  if (address === undefined) return null;
  return (
    <a className={styles.feed} href={address} data-reading-hide="">
      <Icon name="news" size={14} />
      {words['list.feed']}
    </a>
  );
}
