import type { InstalmentPlan } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { formatPercentRange } from '../../../base/format/percent.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { instalmentWords } from '../../../words/cards/instalment/words.ts';
import { annualRange } from '../parts/instalment/rate-range.ts';

/** What instalments cost in a year, from the cheapest to the dearest, and over how long. */
export function InstalmentsBanner({ plans }: { plans: readonly InstalmentPlan[] }) {
  const { language } = useSite();
  const words = useWords(instalmentWords);
  const range = annualRange(plans);
  if (range === undefined) return <PageBanner lead={words.lead} />;
  const months = plans.map((plan) => plan.months);
  const since = plans
    .map(({ effectiveDate }) => effectiveDate)
    .toSorted()
    .at(-1);
  const facts = [
    { label: words.annual, value: formatPercentRange(...range), href: '#rate-list' },
    { label: words.termColumn, value: `${Math.min(...months)}–${words.monthsOf(Math.max(...months))}` },
    ...(since === undefined ? [] : [{ label: words.since, value: dayInData(since, language) }]),
  ];
  return <PageBanner lead={words.lead} rail={<RailFacts facts={facts} />} />;
}
