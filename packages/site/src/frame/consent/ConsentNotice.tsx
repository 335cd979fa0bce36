import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button, Icon } from '@bank/ui';
import { footerLink } from '../../parts/links/footer-link.ts';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import { hasRefusalSignal, type Consent } from './consent.ts';
import { giveConsentRoom } from './consent-room.ts';
import styles from './ConsentNotice.module.css';

interface ConsentNoticeProps {
  now: Consent;
  /** Called up by the visitor, who may close it without an answer. */
  isSettings: boolean;
  onAnswer: (answer: 'granted' | 'refused') => void;
  onClose: () => void;
}

const PRIVACY_PAGE = { id: 'privacy-policy', name: '', urlType: '3', url: '' } as const;

/** Not modal: the page can be read and used without an answer, and until there is one nothing is tracked. */
export function ConsentNotice({ now, isSettings, onAnswer, onClose }: ConsentNoticeProps) {
  const { language, words } = useSite();
  const { replayUrl } = useDocument();
  const ref = useRef<HTMLElement>(null);
  const hasSignal = hasRefusalSignal();

  useLayoutEffect(() => {
    const root = document.documentElement;
    // The footer's own ground goes on below the notice, and the page scrolls what has the focus above it (WCAG 2.4.11).
    const makeRoom = () => giveConsentRoom(ref.current?.getBoundingClientRect().height ?? 0);
    const size = new ResizeObserver(makeRoom);
    if (ref.current) size.observe(ref.current);
    root.dataset['consentNotice'] = '';
    makeRoom();
    return () => {
      size.disconnect();
      delete root.dataset['consentNotice'];
      giveConsentRoom(0);
    };
  }, []);
  useEffect(() => {
    if (!isSettings) return undefined;
    ref.current?.focus({ preventScroll: true });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isSettings, onClose]);

  // A question on one line must leave nothing out that the answer depends on.
  const hasShort = !isSettings && replayUrl === undefined;
  return (
    <section
      ref={ref}
      className={styles.notice}
      aria-label={words['consent.title']}
      tabIndex={-1}
      data-at-foot=""
      data-untracked=""
    >
      <div className={styles.content}>
        <p className={styles.text}>
          <span className={hasShort ? styles.whole : undefined}>
            {words['consent.text']} {replayUrl === undefined ? null : words['consent.replay']}{' '}
          </span>
          {hasShort ? (
            <span className={styles.short} aria-hidden="true">
              {words['consent.shortText']}{' '}
            </span>
          ) : null}
          <SiteLink {...footerLink(PRIVACY_PAGE, language)} className={styles.link}>
            {words['consent.privacy']}
          </SiteLink>
          {isSettings ? (
            <span className={styles.now}>
              {hasSignal ? words['consent.nowSignal'] : words[`consent.now.${now}`]}
            </span>
          ) : null}
        </p>
        {hasSignal ? null : (
          <div className={styles.answers}>
            <Button variant="quiet" compact onClick={() => onAnswer('refused')}>
              {words['consent.refuse']}
            </Button>
            <Button variant="quiet" compact onClick={() => onAnswer('granted')}>
              {words['consent.agree']}
            </Button>
          </div>
        )}
        {isSettings ? (
          <button
            type="button"
            className={styles.close}
            aria-label={words['consent.close']}
            onClick={onClose}
          >
            <Icon name="close" size={16} />
          </button>
        ) : null}
      </div>
    </section>
  );
}
