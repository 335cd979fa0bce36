import type { WebsiteInfo } from '@bank/contract';
import { Icon, VisuallyHidden } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import { NOTICE_DISMISSED_KEY, NOTICE_META_NAME } from './notice-key.ts';
import styles from './NoticeBar.module.css';

/**
 * The site notice. The server always draws it; `first-paint.ts` hides a notice that the visitor has
 * closed, by the id in the meta element, before anything is painted. Readers of screens get the whole text at every
 * width, and once.
 */
export function NoticeBar({ info }: { info: WebsiteInfo }) {
  const words = useWords();
  if (info.noticeText === undefined || info.noticeText === '') return null;
  const id = info.noticeId ?? info.noticeText;
  return (
    <aside className={styles.notice} aria-label={words['notice.label']} data-tone="night">
      <meta name={NOTICE_META_NAME} content={id} />
      <div className={styles.content}>
        <Icon name="notice" size={16} />
        <p className={styles.text}>
          <span className={styles.whole}>{info.noticeText}</span>
          {info.noticeShortText === undefined ? null : (
            <span className={styles.short} aria-hidden="true">
              {info.noticeShortText}
            </span>
          )}
        </p>
        {info.noticeUrl === undefined ? null : (
          <SiteLink url={info.noticeUrl} urlType="1" className={styles.more}>
            {words['notice.more']}
            <VisuallyHidden>{words['notice.moreOf']}</VisuallyHidden>
          </SiteLink>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={words['notice.close']}
          onClick={() => dismiss(id)}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </aside>
  );
}

function dismiss(id: string): void {
  document.documentElement.dataset['noticeDismissed'] = '';
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(NOTICE_DISMISSED_KEY, id);
  } catch {
    // Storage is refused: the notice comes back with the next page load.
  }
}
