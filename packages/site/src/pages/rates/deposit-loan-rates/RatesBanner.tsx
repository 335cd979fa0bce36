import type { LoanRate } from '@bank/contract';
import { RailFacts, type RailFact } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import styles from './CalculatorHead.module.css';
import { AgainstLastMonth } from './AgainstLastMonth.tsx';
import { formatRate } from './format-rate.ts';
import { ratesAddress, viewOf, type RatesView } from './rates-address.ts';
import type { DepositOffer, RatesData } from './rates-data.ts';
import { drawHead } from './view-parts.ts';

/** Which of the deposit rates a glance looks for. */
const MAIN_TERMS = [
  ['DEMAND', '0'],
  ['FIXED', '3M'],
  ['FIXED', '1Y'],
  ['FIXED', '3Y'],
] as const;

/** The four views, over the rates that the others are reckoned from and the day that they are of. */
export function RatesBanner({ data, record, query }: PageProps<RatesData>) {
  const words = useWords(ratesWords);
  const facts = useBaseRates(data);
  const shown = viewOf(query);
  const view = (name: string, { subject, isCalculator }: RatesView) => ({
    name,
    href: ratesAddress(record.path, { subject, isCalculator }),
    isCurrent: shown.subject === subject && shown.isCalculator === isCalculator,
  });
  return (
    <PageBanner rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}>
      <div className={styles.tool}>
        <ChoiceLinks
          label={words['rates.views']}
          choices={[
            view(words['rates.deposits'], { subject: 'DEPOSIT', isCalculator: false }),
            view(words['rates.loans'], { subject: 'LOAN', isCalculator: false }),
            view(words['rates.depositCalculator'], { subject: 'DEPOSIT', isCalculator: true }),
            view(words['rates.loanCalculator'], { subject: 'LOAN', isCalculator: true }),
          ]}
        />
        {drawHead({ data, path: record.path, query })}
      </div>
    </PageBanner>
  );
}

function useBaseRates(data: RatesData): RailFact[] {
  const { language } = useSite();
  const words = useWords(ratesWords);
  const since = (label: string, line: Pick<LoanRate, 'effectiveDate'> | undefined) =>
    line === undefined ? [] : [{ label, value: dayInData(line.effectiveDate, language) }];
  switch (data.view) {
    case 'DEPOSITS':
      return deposits(data.cny.rates);
    case 'DEPOSIT_CALCULATOR':
      return deposits(data.offers.filter(({ currency }) => currency === 'CNY'));
    default:
      return [
        ...data.lpr.map(({ termCode, rate, prevRate }) => ({
          label: words['rates.lprTerm'][termCode === '1Y' ? '1Y' : '5Y'],
          value: formatRate(rate),
          unit: prevRate === undefined ? undefined : <AgainstLastMonth rate={rate} prevRate={prevRate} />,
        })),
        ...since(words['rates.lprSince'], data.lpr[0]),
      ];
  }

  function deposits(lines: readonly DepositOffer[]): RailFact[] {
    const main = MAIN_TERMS.flatMap(
      ([kind, term]) => lines.find((line) => line.kind === kind && line.termCode === term) ?? [],
    );
    return [
      ...main.map(({ kind, termCode, rate }) => ({
        label:
          kind === 'DEMAND'
            ? words['rates.kind'].DEMAND
            : words['rates.fixed'](words['rates.term'][termCode] ?? termCode),
        value: formatRate(rate),
      })),
      ...since(words['rates.since'], main[0]),
    ];
  }
}
