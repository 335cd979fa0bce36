import { useState } from 'react';
import { Icon, usePanel } from '@bank/ui';
import { furtherLines, useHotlines } from '../../parts/links/hotlines.ts';
import { useWords } from '../../base/state/site-context.ts';
import { CopyNumber } from './CopyNumber.tsx';
import copy from './CopyNumber.module.css';
import panels from './panels.module.css';
import styles from './TopStrip.module.css';
import type { ChromeConfig } from '../../base/page/chrome-data.ts';

/** S9-const. */
const HOTLINE_CLOSE_DELAY_MS = 200;
const HOTLINE_INNER_CLOSE_DELAY_MS = 20;

export function Hotline({ config }: { config: ChromeConfig }) {
  const words = useWords();
  const { service } = useHotlines();
  const [message, setMessage] = useState('');
  const { root, trigger, panel } = usePanel<HTMLLIElement>({
    closeDelay: HOTLINE_CLOSE_DELAY_MS,
    panelCloseDelay: HOTLINE_INNER_CLOSE_DELAY_MS,
  });
  return (
    <li {...root} className={`${styles.entry} ${panels.root}`}>
      <button {...trigger} type="button" className={styles.hotline}>
        {`${words['hotline.service']} `}
        <b className="num">{service.shown}</b>
        <Icon name="chevron-down" size={11} />
      </button>
      <div {...panel} className={`${panels.panel} ${panels.hotline}`} data-tone="paper">
        <dl>
          {furtherLines(config).map(({ word, number }) => (
            <div key={word} className={panels.line}>
              <dt>{words[word]}</dt>
              <dd>
                <a className="num" href={`tel:${number.dial}`}>
                  {number.shown}
                </a>
                <CopyNumber number={number.shown} onDone={setMessage} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={copy.message} role="status">
          {message}
        </p>
      </div>
    </li>
  );
}
