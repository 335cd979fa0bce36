import { Icon } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import styles from './BackToTop.module.css';

/** Where a page begins: its first stop by keyboard. */
export const PAGE_START_ID = 'page-start';

interface BackToTopProps {
  /** Of a narrow window. */
  buttonsInBar: 1 | 2;
}

/**
 * Back to the first stop of the page (NAV-9). It shows after a screen of scrolling and lies beside the
 * content, or in the bar; without script it stands at the end of the page. See frame/layouts/keep-scrolled.ts.
 */
export function BackToTop({ buttonsInBar }: BackToTopProps) {
  const words = useWords();
  return (
    <a
      className={styles.link}
      href={`#${PAGE_START_ID}`}
      title={words['chrome.toTop']}
      data-to-top=""
      data-at-foot=""
      data-beside={buttonsInBar}
    >
      <Icon name="chevron-down" size={18} />
      <span className={styles.label}>{words['chrome.toTop']}</span>
    </a>
  );
}
