import type { MouseEventHandler } from 'react';
import { Icon } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import { PLAIN_MENU_ID, phoneMenu } from './phone-menu.ts';
import styles from './PhoneMenuButton.module.css';

/** Below 768 px: a button that opens the menu over the page, or without script a link to it at the page's foot. */
export function PhoneMenuButton({ onOpen }: { onOpen: MouseEventHandler }) {
  const words = useWords();
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-with-script=""
        aria-haspopup="dialog"
        aria-label={words['phoneMenu.open']}
        onPointerEnter={phoneMenu.prepare}
        onFocus={phoneMenu.prepare}
        onClick={onOpen}
      >
        <Icon name="menu" size={24} />
      </button>
      <a
        className={styles.opener}
        data-without-script=""
        href={`#${PLAIN_MENU_ID}`}
        aria-label={words['phoneMenu.open']}
      >
        <Icon name="menu" size={24} />
      </a>
    </>
  );
}
