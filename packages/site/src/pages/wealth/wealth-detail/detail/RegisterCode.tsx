import { useState } from 'react';
import { Icon, useHydrated } from '@bank/ui';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './RegisterCode.module.css';

/** The register of all wealth products, kept for the regulator by 银行业理财登记托管中心. */
const REGISTER_URL = 'https://www.chinawealth.com.cn/';

/** The code by which anybody can check a product where the bank has no say (WLTH-6). Copying needs script. */
export function RegisterCode({ code }: { code: string }) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState('');
  if (code === '') return <p className={styles.text}>{words['detail.registerNone']}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setAnswer(words['detail.copied']);
    } catch {
      // Over plain http there is no clipboard at all, and elsewhere only where the browser allows it.
      setAnswer(words['detail.notCopied']);
    }
  };
  return (
    <div className={styles.register}>
      <p className={`num ${styles.code}`}>{code}</p>
      <p className={styles.actions}>
        {isHydrated ? (
          <button type="button" className={styles.action} onClick={() => void copy()}>
            <Icon name="share" />
            {words['detail.copy']}
          </button>
        ) : null}
        <SiteLink className={styles.action} url={REGISTER_URL} urlType="2" externalIcon>
          {words['detail.registerQuery']}
        </SiteLink>
        <span className={styles.answer} role="status">
          {answer}
        </span>
      </p>
      <p className={styles.text}>{words['detail.registerText']}</p>
    </div>
  );
}
