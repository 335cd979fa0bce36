import { SEARCH_PATHS } from '@bank/contract';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Icon, panelClosed, panelOpened } from '@bank/ui';
import { lazyPart } from '../../base/state/lazy-part.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './SearchOverlay.module.css';

const searchPanel = lazyPart(
  'the search overlay',
  async () => (await import('./SearchPanel.tsx')).SearchPanel,
);
const PANEL_ID = 'search-overlay';

interface SearchOverlayProps {
  /** Look of the button that opens it. */
  className: string | undefined;
}

/**
 * The search overlay of the Chinese header (S3-overlay): a button, and the panel that it fetches.
 * It needs script to open; without, a link to the search page stands in its place.
 */
export function SearchOverlay({ className }: SearchOverlayProps) {
  const { language, words } = useSite();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState(searchPanel.loaded);
  const [isLoading, setLoading] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const searchPath = SEARCH_PATHS[language];

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    // Only one panel of the header is open: this closes a sub-menu (S3-overlay).
    panelOpened(close);
    fieldRef.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      panelClosed(close);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  const goToSearchPage = () => location.assign(searchPath);
  const press = () => {
    if (Panel !== undefined) return setOpen(!open);
    // Pressed again while it still loads: the search page does the same without it.
    if (isLoading) goToSearchPage();
    else void openFirst();
  };
  const openFirst = async () => {
    setLoading(true);
    try {
      const loaded = await searchPanel.fetch();
      setPanel(() => loaded);
      setOpen(true);
    } catch {
      goToSearchPage();
    } finally {
      setLoading(false);
    }
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next !== null && !rootRef.current?.contains(next)) setOpen(false);
  };

  return (
    <div ref={rootRef} onBlur={onBlur} className={styles.root} data-divide="SEARCH">
      <button
        ref={buttonRef}
        type="button"
        className={className}
        data-with-script=""
        aria-label={words['header.search']}
        aria-expanded={open}
        aria-controls={Panel && PANEL_ID}
        aria-busy={isLoading}
        onPointerEnter={searchPanel.prepare}
        onFocus={searchPanel.prepare}
        onClick={press}
      >
        <Icon name={open ? 'close' : 'search'} size={24} />
      </button>
      <a className={className} href={searchPath} aria-label={words['header.search']} data-without-script="">
        <Icon name="search" size={24} />
      </a>
      {open ? <div className={styles.scrim} onPointerDown={() => setOpen(false)} /> : null}
      {Panel && (
        <Panel
          id={PANEL_ID}
          open={open}
          onClose={() => setOpen(false)}
          searchPath={searchPath}
          fieldRef={fieldRef}
        />
      )}
    </div>
  );
}
