import { RiskLevel } from '@bank/ui';
import { formatHoldingTerm } from '../../../format/holding-term.ts';
import { formatMoney } from '../../../format/money.ts';
import type { PageProps } from '../../../routing/page-module.ts';
import { Benchmark } from '../../../wealth/Benchmark.tsx';
import { riskNumber } from '../../../wealth/risk-number.ts';
import { useWealthWords } from '../../../wealth/use-wealth-words.ts';
import type { WealthDetailData } from './load-wealth-detail.ts';

/** One product: its figures always with their basis, risk and terms. */
export function WealthDetail({ data: { product }, language }: PageProps<WealthDetailData>) {
  const words = useWealthWords();
  const facts = [
    [words['wealth.code'], product.prodCode],
    [words['home.wealthType'], words['home.wealthTypes'][product.wealthType]],
    [words['wealth.status'], words['wealth.statuses'][product.status]],
    [words['home.wealthTerm'], formatHoldingTerm(product.termDays, language)],
    [words['home.wealthMinimum'], formatMoney(product.minAmount, product.currency, language)],
    [words['wealth.organ'], product.organName],
    [words['wealth.registerCode'], product.registerCode || words['wealth.none']],
  ] as const;
  return (
    <article>
      <h1>{product.prodName}</h1>
      {product.unlisted.length === 0 ? null : <p>{words['wealth.unlisted']}</p>}
      <p className="num">
        <Benchmark product={product} /> <small>{product.benchmarkText}</small>
      </p>
      <p>{words['home.wealthNote']}</p>
      <RiskLevel
        level={riskNumber(product.riskLevel)}
        code={product.riskLevel}
        label={words['home.riskLevel'][product.riskLevel] ?? ''}
      />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
