import { ButtonLink, RiskLevel, VisuallyHidden } from '@bank/ui';
import { formatMoney } from '../../../base/format/money.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { ShownWealth } from '../../../parts/wealth/shown-products.ts';
import { Benchmark } from '../../../parts/wealth/Benchmark.tsx';
import { wealthPath } from '../../../parts/wealth/wealth-paths.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './LeadProduct.module.css';

/** The product of the week: figure, basis, risk and terms always together. */
export function LeadProduct({ product }: { product: ShownWealth }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(homeWords);
  const facts = [
    [
      words['home.wealthRisk'],
      <RiskLevel
        key="risk"
        level={riskNumber(product.riskLevel)}
        code={product.riskLevel}
        label={words['home.riskLevel'][product.riskLevel]}
      />,
    ],
    [words['home.wealthType'], words['home.wealthTypes'][product.wealthType]],
    [words['home.wealthHolding'], product.dealingText],
    [words['home.wealthMinimum'], formatMoney(product.minAmount, product.currency, language)],
  ] as const;
  return (
    <div className={styles.lead} data-tone="night">
      <p className={styles.tag}>{words['home.wealthLead']}</p>
      <h3 className={styles.name}>{inTwoLines(product.prodName)}</h3>
      <p className={`num ${styles.figure}`}>
        <Benchmark product={product} unitClass={styles.unit} />
      </p>
      <p className={styles.basis}>{words['home.wealthAnnual'](product.benchmarkText)}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={to(wealthPath(product))} className={styles.action}>
        {words['home.wealthLeadMore']}
        <VisuallyHidden>{product.prodName}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}

/** `天璇·稳健 90 天持有期` breaks after its family and series. */
function inTwoLines(name: string): string {
  return name.replace(' ', '\n');
}
