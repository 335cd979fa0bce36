import { useState } from 'react';
import { Icon } from '@bank/ui';
import { useRoute } from '../../base/page/route-context.ts';
import { useHydrated } from '../../base/state/use-hydrated.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './PageTools.module.css';

type Copied = 'no' | 'yes' | 'failed';

/** Print and copy the address, which a print then says. Both need script, so they appear with it. */
export function PageTools() {
  const words = useWords();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<Copied>('no');
  if (!hydrated) return <div className={styles.tools} />;

  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className={styles.tools} role="group" aria-label={words['article.tools']}>
      <button type="button" className={styles.tool} onClick={() => window.print()}>
        <Icon name="print" />
        {words['article.print']}
      </button>
      <button type="button" className={styles.tool} onClick={() => void copy()}>
        <Icon name="share" />
        {words['article.copyLink']}
      </button>
      <span className={styles.answer} role="status">
        {copied === 'yes' ? words['article.copied'] : copied === 'failed' ? words['article.copyFailed'] : ''}
      </span>
      <Address />
    </div>
  );
}

/** From the route: while the page is drawn the browser's own is still that of the page before. */
function Address() {
  const { pathname, search, hash } = useRoute().place;
  return <p className={styles.address}>{location.origin + pathname + search + hash}</p>;
}
