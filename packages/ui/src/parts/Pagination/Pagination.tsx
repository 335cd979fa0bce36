import { Icon } from '../Icon/Icon.tsx';
import { pageMarks } from './page-numbers.ts';
import styles from './Pagination.module.css';

interface PaginationWords {
  label: string;
  total: string;
  previous: string;
  next: string;
  page: (number: number) => string;
  jumpBefore: string;
  jumpAfter: string;
  jump: string;
}

interface PaginationProps {
  current: number;
  pages: number;
  /** The address of a page, with all filters. */
  hrefOf: (page: number) => string;
  /** Where the jump form leads, and the filters that it must carry on. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** The parameter that holds the page number. */
  name: string;
  words: PaginationWords;
}

/**
 * Total, page links and a field to jump with; links and form only, so it works without script. A list that
 * is all on one page has none.
 */
export function Pagination({ current, pages, hrefOf, action, fields, name, words }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      <p className={styles.total}>{words.total}</p>
      <ul className={styles.pages}>
        <li>
          <Step
            href={current > 1 ? hrefOf(current - 1) : undefined}
            icon="chevron-left"
            label={words.previous}
            rel="prev"
          />
        </li>
        {pageMarks(current, pages).map((mark, index) =>
          mark === 'gap' ? (
            // The two gaps have no other identity than their place.
            <li key={`gap-${index < 3 ? 'start' : 'end'}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={mark} className={mark === current ? styles.current : styles.number}>
              <a
                className={styles.page}
                href={hrefOf(mark)}
                aria-label={words.page(mark)}
                aria-current={mark === current ? 'page' : undefined}
              >
                {mark}
              </a>
              {mark === current ? <span className={styles.of}>/ {pages}</span> : null}
            </li>
          ),
        )}
        <li>
          <Step
            href={current < pages ? hrefOf(current + 1) : undefined}
            icon="chevron-right"
            label={words.next}
            rel="next"
          />
        </li>
      </ul>
      <form className={styles.jump} method="get" action={action}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <label className={styles.jumpLabel}>
          {words.jumpBefore}
          <input
            className={styles.field}
            type="number"
            inputMode="numeric"
            name={name}
            min={1}
            max={pages}
            required
          />
          {words.jumpAfter}
        </label>
        <button className={styles.go} type="submit">
          {words.jump}
        </button>
      </form>
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  rel: 'prev' | 'next';
}

function Step({ href, icon, label, rel }: StepProps) {
  if (href === undefined) {
    return (
      <span className={styles.step} data-disabled="">
        <Icon name={icon} />
        <span className={styles.stepName}>{label}</span>
      </span>
    );
  }
  return (
    <a className={styles.step} href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
      <span className={styles.stepName}>{label}</span>
    </a>
  );
}
