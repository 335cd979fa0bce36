import { useState } from 'react';
import { Icon, usePanel } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import { lazyPart } from '../../base/state/lazy-part.ts';
import { tellOfMissingParts } from '../../base/state/missing-parts.ts';
import styles from './CodePanel.module.css';
import tools from './PageTools.module.css';

const qrCode = lazyPart('qr-code', () => import('./QrCode.tsx').then(({ QrCode }) => QrCode));

/** The page for a phone's camera; the code is made when it is first wanted. */
export function CodePanel({ address }: { address: string }) {
  const words = useWords();
  const { root, trigger, panel } = usePanel<HTMLDivElement>();
  const [Code, setCode] = useState(() => qrCode.loaded());
  const want = () => {
    if (Code !== undefined) return;
    qrCode.fetch().then((part) => setCode(() => part), tellOfMissingParts);
  };
  return (
    <div {...root} className={styles.root} onPointerOverCapture={want} onFocusCapture={want}>
      <button {...trigger} type="button" className={tools.tool}>
        <Icon name="qrcode" />
        {words['article.showCode']}
      </button>
      <div {...panel} className={styles.panel} data-tone="paper">
        <div className={styles.frame}>{Code === undefined ? null : <Code address={address} />}</div>
        <p>{words['article.code']}</p>
      </div>
    </div>
  );
}
