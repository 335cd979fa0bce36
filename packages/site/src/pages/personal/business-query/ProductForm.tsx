import { Button } from '@bank/ui';
import { queryWords } from '../../../words/personal/business-query/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ProductForm.module.css';

/** Where a list of products is searched by keyword; a product that has exactly this code opens itself there. */
const PRODUCTS = '/personal/lcmx';

export function ProductForm() {
  const to = useAddress();
  const words = useWords(queryWords);
  return (
    <form method="get" action={to(PRODUCTS)} role="search" aria-label={words.productTitle}>
      <label className={styles.label} htmlFor="product">
        {words.productLabel}
      </label>
      <div className={styles.row}>
        <input
          id="product"
          className={styles.field}
          type="search"
          name="keyword"
          maxLength={50}
          required
          aria-describedby="product-hint"
        />
        <Button type="submit" variant="primary">
          {words.productGo}
        </Button>
      </div>
      <p id="product-hint" className={styles.hint}>
        {words.productHint}
      </p>
    </form>
  );
}
