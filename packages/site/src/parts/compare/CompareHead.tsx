import { ButtonLink, Icon, VisuallyHidden } from '@bank/ui';
import styles from './CompareHead.module.css';
import type { Swap } from './shown-pair.ts';
import { compareStore } from './compare-store.ts';
import type { CompareWords } from './compare-words.ts';

interface CompareHeadProps {
  /** Whose tray it may also be in. */
  kind: string;
  /** The kind in words, above the name. */
  kindName: string;
  code: string;
  /** False where the code means nothing to a visitor. */
  showsCode?: boolean;
  name: string;
  href: string;
  /** Products that a phone could show in its place, each with the comparison that does. */
  swaps?: readonly Swap[];
  /** The comparison without this product. */
  withoutHref: string;
  words: Pick<CompareWords, 'compare.detail' | 'compare.remove' | 'compare.swap' | 'compare.swapFor'>;
}

/** The head of a column: kind, name and code, the way to the product and out of the comparison. */
export function CompareHead({
  kind,
  kindName,
  code,
  showsCode = true,
  name,
  href,
  swaps = [],
  withoutHref,
  words,
}: CompareHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.kind}>{kindName}</span>
      <span className={styles.name}>{name}</span>
      {showsCode ? <span className={`num ${styles.code}`}>{code}</span> : null}
      <ButtonLink variant="quiet" compact href={href} className={styles.detail}>
        {words['compare.detail']}
        <VisuallyHidden>{name}</VisuallyHidden>
      </ButtonLink>
      {swaps.length === 0 ? null : (
        // Drawn anew, and so closed, when another pair is shown.
        <details key={swaps.map((swap) => swap.href).join(' ')} className={styles.swap}>
          <summary>
            {words['compare.swap']}
            <VisuallyHidden> {name}</VisuallyHidden>
            <Icon name="chevron-down" size={14} />
          </summary>
          <ul data-stay="">
            {swaps.map((swap) => (
              <li key={swap.href}>
                <a href={swap.href} aria-label={words['compare.swapFor'](swap.name)}>
                  {swap.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <span data-stay="">
        <a
          className={styles.remove}
          href={withoutHref}
          aria-label={words['compare.remove'](name)}
          // What is taken out here is no more wanted in the tray either.
          onClick={() => compareStore(kind).remove(code)}
        >
          <Icon name="close" size={16} />
        </a>
      </span>
    </div>
  );
}
