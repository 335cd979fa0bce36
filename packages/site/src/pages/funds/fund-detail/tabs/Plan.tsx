import { useMemo, useRef } from 'react';
import { Button, Change, HistoryChart, type HistoryFormat } from '@bank/ui';
import type { FundDetail, FundPlan, Language } from '@bank/contract';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import { axisDay } from '../../../../parts/charts/history/axis-day.ts';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { decimalSign, formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { formatAmount, formatMoney } from '../../../../base/format/money.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { DIRECTIONS } from '../../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { PLAN_FIELDS } from '../../parts/fund-detail-query.ts';
import type { PlanData } from '../load-plan.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import styles from './Plan.module.css';
import { TabSection } from './TabSection.tsx';

interface PlanProps {
  fund: FundDetail;
  plan: PlanData;
  path: string;
  query: PageQuery;
}

/** What a purchase every month would have become: a question in the address, reckoned from the fund's own NAVs. */
export function Plan({ fund, plan, path, query }: PlanProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const form = useRef<HTMLFormElement>(null);
  const { question, problems, answer } = plan;
  useFormValues(form, { ...question });
  // A fund without a NAV to buy at has neither.
  if (answer === undefined && Object.keys(problems).length === 0) return null;
  const yuan = language === 'CN' ? { suffix: words['fund.incomeUnit'] } : { prefix: 'CNY' };
  return (
    <div id="plan" data-stay="" className={styles.plan}>
      <TabSection
        id="fund-plan"
        title={words['fund.planTitle']}
        aside={words['fund.planAside']}
        note={words['fund.planNote']}
      >
        <ErrorSummary problems={problems} />
        <div className={styles.box}>
          <form
            ref={form}
            className={styles.form}
            method="get"
            action={`${path}#plan`}
            aria-label={words['fund.planTitle']}
            noValidate
          >
            <KeptFields fields={query} except={PLAN_FIELDS} />
            <TextField
              id="monthly"
              name="monthly"
              label={words['fund.planMonthly']}
              defaultValue={question.monthly}
              error={problems['monthly']}
              inputMode="decimal"
              {...yuan}
            />
            <TextField
              id="day"
              name="day"
              label={words['fund.planDay']}
              hint={words['fund.planDayHint']}
              defaultValue={question.day}
              error={problems['day']}
              inputMode="numeric"
            />
            <TextField
              id="months"
              name="months"
              label={words['fund.planMonths']}
              defaultValue={question.months}
              error={problems['months']}
              inputMode="numeric"
            />
            <p>
              <Button type="submit" variant="quiet">
                {words['fund.calculate']}
              </Button>
            </p>
          </form>
          {answer === undefined ? null : <Answer answer={answer} name={fund.fundName} />}
        </div>
      </TabSection>
    </div>
  );
}

function Answer({ answer, name }: { answer: FundPlan; name: string }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const chartWords = useChartWords(words['fund.planTitle'], 'days');
  const format = useMemo(() => formatIn(language), [language]);
  const series = useMemo(
    () => [
      {
        id: 'value',
        name: words['fund.planWorth'],
        points: answer.points.map(({ date, value }) => ({ date, value })),
      },
      {
        id: 'invested',
        name: words['fund.planInvested'],
        points: answer.points.map(({ date, invested }) => ({ date, value: invested })),
        shape: 'step' as const,
      },
    ],
    [answer, words],
  );
  if (answer.instalments === 0) return <p className={styles.none}>{words['fund.planNone']}</p>;
  const money = (amount: string) => formatAmount(amount, 'CNY', language);
  const { first, last, invested, fees, units, value, gain, gainPercent, feeRate, feeUnit, instalments } =
    answer;
  const fee =
    feeUnit === 'YUAN'
      ? words['fund.feePerTrade'](formatMoney(feeRate, 'CNY', language))
      : formatPercent(feeRate);
  const conclusion = words['fund.planIs'](
    name,
    instalments,
    money(invested),
    money(value),
    formatChange(gainPercent),
  );
  return (
    <div className={styles.answer}>
      <p className={styles.conclusion} role="status" id="plan-answer">
        {conclusion}
      </p>
      <dl className={styles.figures}>
        <div className={styles.main}>
          <dt>{words['fund.planValue']}</dt>
          <dd className="num">{money(value)}</dd>
        </div>
        <div>
          <dt>{words['fund.planInvested']}</dt>
          <dd className="num">{money(invested)}</dd>
        </div>
        <div>
          <dt>{words['fund.planGain']}</dt>
          <dd className="num">
            <Change
              direction={DIRECTIONS[decimalSign(gain)]}
              figure={`${formatSigned(gain, 2)} (${formatChange(gainPercent)})`}
            />
          </dd>
        </div>
        <div>
          <dt>{words['fund.planFees'](fee)}</dt>
          <dd className="num">{money(fees)}</dd>
        </div>
        <div>
          <dt>{words['fund.planUnits']}</dt>
          <dd className="num">{formatDecimal(units)}</dd>
        </div>
        <div>
          <dt>{words['fund.planTime']}</dt>
          <dd className="num">
            {words['fund.between'](dayInData(first, language), dayInData(last, language))}
          </dd>
        </div>
      </dl>
      {answer.points.length === 0 ? null : (
        <HistoryChart
          series={series}
          labelledBy="fund-plan"
          conclusion={conclusion}
          format={format}
          baseline="0"
          width={708}
          height={280}
          words={{ ...chartWords, empty: words['fund.planNone'] }}
        />
      )}
    </div>
  );
}

function formatIn(language: Language): HistoryFormat {
  return {
    value: (value) => formatDecimal(value, 2),
    axis: (value) => formatDecimal(value),
    day: (day) => dayInData(day, language),
    tick: (day, unit) => axisDay(day, unit, language),
  };
}
