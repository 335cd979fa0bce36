import type { WealthProduct } from '@bank/contract';
import { RiskLevel } from '@bank/ui';
import { formatMoney } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { Benchmark } from '../../../../parts/wealth/Benchmark.tsx';
import { wealthPath } from '../../../../parts/wealth/wealth-paths.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';

const LEVELS = { R1: 1, R2: 2, R3: 3, R4: 4, R5: 5 } as const;

export function WealthAnswer({ product }: { product: WealthProduct }) {
  const to = useAddress();
  const { language, words: site } = useSite();
  const words = useWords(searchWords);
  const { prodCode, prodName, riskLevel, minAmount, currency, benchmarkText, benchmarkParts } = product;
  return (
    <AnswerCard
      title={prodName}
      detail={prodCode}
      figures={[
        {
          name: benchmarkParts === undefined ? benchmarkText : site['home.wealthBenchmark'],
          value: <Benchmark product={product} />,
        },
        { name: words.risk, value: <RiskLevel level={LEVELS[riskLevel]} code={riskLevel} /> },
        { name: words.minimum, value: formatMoney(minAmount, currency, language) },
      ]}
      notes={[words.wealthNote]}
      more={{ name: words.productPage, href: to(wealthPath(product)) }}
    />
  );
}
