import { ButtonLink, Icon, VisuallyHidden } from '@bank/ui';
import styles from './CompareHead.module.css';
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
  /** The comparison without this product. */
  withoutHref: string;
  words: Pick<CompareWords, 'compare.detail' | 'compare.remove'>;
}

/** The head of a column: kind, name and code, the way to the product and out of the comparison. */
export function CompareHead({
  kind,
  kindName,
  code,
  showsCode = true,
  name,
  href,
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
