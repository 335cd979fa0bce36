import { RiskLevel } from '@bank/ui';
import type { WealthDetail } from '@bank/contract';
import { CompareToggle } from '../../../../parts/compare/CompareToggle.tsx';
import { PageTools } from '../../../../parts/reading/PageTools.tsx';
import { dayInData } from '../../../../base/format/day.ts';
import { riskNumber } from '../../../../base/format/risk-number.ts';
import { statusText } from '../../parts/status-text.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from './DetailHead.module.css';

interface DetailHeadProps {
  product: WealthDetail;
  nextOpening: string | undefined;
}

/** Code, kind, issuer, risk and state of a product, below its name in the banner. */
export function DetailHead({ product, nextOpening }: DetailHeadProps) {
  const { language } = useSite();
  const words = useWords(wealthWords, wealthDetailWords);
  const { riskLevel } = product;
  const facts = [
    <span key="code" className="num">
      {product.prodCode}
    </span>,
    words['home.wealthTypes'][product.wealthType],
    product.organName,
    words['wealth.operateModes'][product.operateMode],
  ];
  return (
    <div>
      <ul className={styles.facts}>
        {facts.map((fact, index) => (
          // The facts have no other identity than their place.
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <div className={styles.state}>
        <RiskLevel
          level={riskNumber(riskLevel)}
          code={riskLevel}
          label={words['home.riskLevel'][riskLevel]}
        />
        <span className={styles.tag} data-ended={product.status === '5' ? '' : undefined}>
          {statusText(product.status, nextOpening && dayInData(nextOpening, language), words)}
        </span>
        {product.saleMode === 'AGENCY' ? (
          <span className={styles.tag}>{words['wealth.saleModes']['AGENCY']}</span>
        ) : null}
        {product.customerType === 'PRIVATE' ? (
          <span className={styles.tag}>{words['wealth.private']}</span>
        ) : null}
        <div className={styles.tools}>
          {product.unlisted.length === 0 ? (
            <CompareToggle
              kind="wealth"
              item={{ code: product.prodCode, name: product.prodName }}
              label={words['wealth.compare']}
            />
          ) : null}
          <PageTools />
        </div>
      </div>
    </div>
  );
}
