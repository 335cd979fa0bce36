import { ButtonLink, Icon, VisuallyHidden } from '@bank/ui';
import type { WealthProduct } from '@bank/contract';
import { compareStore } from '../../compare/compare-store.ts';
import { useCompareWords } from './use-compare-words.ts';
import { wealthPath } from '../../wealth/wealth-paths.ts';
import styles from './ProductHead.module.css';

interface ProductHeadProps {
  product: WealthProduct;
  /** The comparison without this product. */
  withoutHref: string;
}

/** The head of a column: kind, name and code, the way to the product and out of the comparison. */
export function ProductHead({ product, withoutHref }: ProductHeadProps) {
  const words = useCompareWords();
  const { prodCode, prodName, wealthType } = product;
  return (
    <div className={styles.head}>
      <span className={styles.kind}>{words['home.wealthTypes'][wealthType]}</span>
      <span className={styles.name}>{prodName}</span>
      <span className={`num ${styles.code}`}>{prodCode}</span>
      <ButtonLink variant="quiet" compact href={wealthPath(product)} className={styles.detail}>
        {words['compare.detail']}
        <VisuallyHidden>{prodName}</VisuallyHidden>
      </ButtonLink>
      <span data-stay="">
        <a
          className={styles.remove}
          href={withoutHref}
          aria-label={words['compare.remove'](prodName)}
          // What is taken out here is no more wanted in the tray either.
          onClick={() => compareStore('wealth').remove(prodCode)}
        >
          <Icon name="close" size={16} />
        </a>
      </span>
    </div>
  );
}
