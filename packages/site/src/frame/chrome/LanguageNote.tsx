import { otherLanguage } from '@bank/contract';
import { useLayoutEffect, useState } from 'react';
import { Icon } from '@bank/ui';
import { HTML_LANG } from '../../base/page/language-paths.ts';
import { useSite } from '../../base/state/site-context.ts';
import { takeUntranslatedNote } from './language-note.ts';
import styles from './LanguageNote.module.css';

/**
 * Tells a visitor who switched the language that this home stands in for a page without a twin (LANG-2).
 * Goes with the next page. It comes from the browser's own note, so the served page is the same for everybody.
 */
export function LanguageNote({ address }: { address: string }) {
  const { language, words } = useSite();
  const [notedAt, setNotedAt] = useState<string>();
  // Before the paint: the note comes together with the page and moves nothing afterwards.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the page before has left is known only now
    if (takeUntranslatedNote(language)) setNotedAt(address);
  }, [address, language]);
  const close = () => {
    setNotedAt(undefined);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {notedAt === address ? (
        <div className={styles.note}>
          <div className={styles.content}>
            <Icon name="info" size={22} />
            <p className={styles.text}>
              {words['languageNote.text']}{' '}
              <span lang={HTML_LANG[otherLanguage(language)]}>{words['languageNote.textInOther']}</span>
            </p>
            <button
              type="button"
              className={styles.close}
              aria-label={words['languageNote.close']}
              onClick={close}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
