import { useState } from 'react';
import { Icon, useHydrated } from '@bank/ui';
import { useRoute } from '../../base/page/route-context.ts';
import { useWords } from '../../base/state/site-context.ts';
import { CodePanel } from './CodePanel.tsx';
import styles from './PageTools.module.css';

type Copied = 'no' | 'yes' | 'failed';

/** Print, copy the address, which a print then says, or show its code. All need script, so they appear with it. */
export function PageTools() {
  const hydrated = useHydrated();
  return hydrated ? <Tools /> : <div className={styles.tools} />;
}

function Tools() {
  const words = useWords();
  // From the route: while the page is drawn the browser's own is still that of the page before.
  const { pathname, search, hash } = useRoute().place;
  const address = location.origin + pathname + search + hash;
  const [copied, setCopied] = useState<Copied>('no');

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
      <CodePanel address={address} />
      <span className={styles.answer} role="status">
        {copied === 'yes' ? words['article.copied'] : copied === 'failed' ? words['article.copyFailed'] : ''}
      </span>
      <p className={styles.address}>{address}</p>
    </div>
  );
}
