import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSite } from '../../base/state/site-context.ts';
import type { MenuEntry } from '../../base/page/chrome-data.ts';
import type { ChromePage } from './chrome-page.ts';
import { PhoneMenuLinks } from './PhoneMenuLinks.tsx';
import styles from './PhoneMenuSections.module.css';

interface PhoneMenuSectionsProps {
  sections: readonly MenuEntry[];
  /** Code of the section that the page belongs to. */
  current: string | undefined;
  page: ChromePage;
}

/** Sections as tabs down the left, what lies below the chosen one on the right. */
export function PhoneMenuSections({ sections, current, page }: PhoneMenuSectionsProps) {
  const { words } = useSite();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [wanted, setChosen] = useState(current);
  // The page may belong to an entry without anything below it, which is no tab.
  const section = sections.find(({ code }) => code === wanted) ?? sections[0];
  const chosen = section?.code;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(
      event.key,
      sections.findIndex(({ code }) => code === chosen),
      sections.length,
    );
    if (step === undefined) return;
    event.preventDefault();
    setChosen(sections[step]?.code);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[step]?.focus();
  };
  return (
    <nav className={styles.panes} aria-label={words['phoneMenu.title']}>
      <div
        ref={listRef}
        className={styles.sections}
        role="tablist"
        aria-orientation="vertical"
        aria-label={words['phoneMenu.sections']}
        onKeyDown={onKeyDown}
      >
        {sections.map(({ code, name }) => (
          <button
            key={code}
            id={`${id}-${code}`}
            type="button"
            role="tab"
            className={styles.section}
            aria-selected={code === chosen}
            aria-controls={`${id}-links`}
            aria-current={code === current ? 'true' : undefined}
            tabIndex={code === chosen ? 0 : -1}
            onClick={() => setChosen(code)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* Anew with each section, so that it begins at its top. */}
      <div
        key={chosen}
        id={`${id}-links`}
        className={styles.links}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
      >
        {section === undefined ? null : <PhoneMenuLinks section={section} page={page} />}
      </div>
    </nav>
  );
}

function stepOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
