import type { PointsRules } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** More would not stand beside the tools. */
const EARNING_SHOWN = 3;

/** The rule in a sentence, since when it holds, and what most spending earns. */
export function PointsRulesBanner({ data: rules, language }: PageProps<PointsRules>) {
  const words = useWords(cardWords);
  const facts = [
    ...rules.earning.slice(0, EARNING_SHOWN).map(({ name, perAmount, points }) => ({
      label: name,
      value: words.earningRuleText(formatDecimal(perAmount), points),
      href: '#earning',
    })),
    { label: words.pointsSince, value: dayInData(rules.effectiveDate, language) },
  ];
  return (
    <PageBanner
      lead={rules.summary}
      rail={
        <>
          <RailFacts facts={facts} />
          <PageTools />
        </>
      }
    />
  );
}
