import { Icon, VisuallyHidden } from '@bank/ui';
import { useAddress } from '../links/use-address.ts';
import table from '../blocks/price-table.module.css';
import { useSite } from '../../base/state/site-context.ts';
import type { ShownWealth } from './shown-products.ts';
import { WealthTable } from './WealthTable.tsx';
import { wealthPath } from './wealth-paths.ts';
import styles from './WealthOffers.module.css';

interface WealthOffersProps {
  label: string;
  products: readonly ShownWealth[];
}

/** A few products on a home page, each with a link that leads to it. */
export function WealthOffers({ label, products }: WealthOffersProps) {
  const to = useAddress();
  const { words } = useSite();
  return (
    <WealthTable
      label={label}
      action={words['home.wealthAction']}
      look={styles}
      rows={products.map((product) => ({
        product,
        name: (
          <>
            <b>{product.prodName}</b>
            <span className={`${table.facts} ${table.wide}`}>
              <span>{words['home.wealthTypes'][product.wealthType]}</span>
              <span>{product.dealingText}</span>
            </span>
          </>
        ),
        action: (
          <a className={`${table.row} ${styles.detail}`} href={to(wealthPath(product))}>
            <span className={table.wide}>{words['home.wealthDetail']}</span>
            <VisuallyHidden>{product.prodName}</VisuallyHidden>
            <Icon name="arrow-right" size={13} className={table.wide} />
          </a>
        ),
      }))}
    />
  );
}
