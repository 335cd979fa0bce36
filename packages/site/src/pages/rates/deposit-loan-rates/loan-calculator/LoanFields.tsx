import type { ReactNode } from 'react';
import type { LoanRate } from '@bank/contract';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import { useChosen } from '../../../../parts/forms/use-chosen.ts';
import type { FieldProblems } from '../../../../parts/forms/field-reader.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from '../CalculatorHead.module.css';
import { MoreFields } from '../MoreFields.tsx';
import { MORE_FIELDS, OWN_RATE, PREPAYMENT_ROWS } from './loan-fields.ts';
import { PREPAYMENT_EFFECTS } from './repayment-schedule.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

interface LoanFieldsProps {
  lpr: readonly LoanRate[];
  query: PageQuery;
  problems: FieldProblems;
  /** What stands at the end of the fields that everyone fills in. */
  children: ReactNode;
}

export function LoanFields({ lpr, query, problems, children }: LoanFieldsProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  const given = (field: string) => ({
    id: field,
    name: field,
    defaultValue: query[field],
    error: problems[field],
  });
  const yuan = language === 'CN' ? { suffix: rates['calc.yuan'] } : { prefix: rates['calc.yuan'] };
  const by = useChosen(query, 'by');
  const isOwnRate = by.value === OWN_RATE;
  // The rates of homes follow the longer LPR, and most who calculate come for a home.
  const primes = lpr.toSorted((a, b) => (a.termCode < b.termCode ? 1 : -1));
  return (
    <>
      <TextField {...given('amount')} {...yuan} label={words['loan.amount']} inputMode="decimal" />
      <TextField
        {...given('months')}
        label={words['loan.months']}
        suffix={words['loan.monthsUnit']}
        inputMode="numeric"
      />
      <SelectField
        {...given('by')}
        {...by.select}
        label={words['loan.by']}
        choices={[
          ...primes.map(({ termCode, rate }) => ({
            value: termCode,
            name: words['loan.byLpr'](
              rates['rates.lprTerm'][termCode === '1Y' ? '1Y' : '5Y'],
              formatPercent(rate),
            ),
          })),
          { value: OWN_RATE, name: words['loan.byOwn'] },
        ]}
      />
      <TextField
        {...given('points')}
        label={words['loan.points']}
        suffix={words['loan.pointsUnit']}
        isOptional
      />
      {children}
      <MoreFields
        name={words['loan.more']}
        fields={MORE_FIELDS}
        query={query}
        problems={problems}
        isNeeded={isOwnRate}
      >
        <TextField
          {...given('rate')}
          label={words['loan.rate']}
          hint={words['loan.rateHint']}
          suffix="%"
          inputMode="decimal"
          isOptional={!isOwnRate && problems['rate'] === undefined}
        />
        <TextField
          {...given('first')}
          label={words['loan.first']}
          hint={words['loan.firstHint']}
          type="date"
          isOptional
        />
        <TextField
          {...given('grace')}
          label={words['loan.grace']}
          hint={words['loan.graceHint']}
          suffix={words['loan.monthsUnit']}
          inputMode="numeric"
          isOptional
        />
        <p className={styles.wide}>{words['loan.prepayments']}</p>
        {PREPAYMENT_ROWS.map((row) => (
          <fieldset key={row} className={styles.group}>
            <legend>{words['loan.prepayment'](row)}</legend>
            <TextField {...given(`m${row}`)} label={words['loan.prepayMonth']} inputMode="numeric" />
            <TextField
              {...given(`a${row}`)}
              {...yuan}
              label={words['loan.prepayAmount']}
              inputMode="decimal"
            />
            <SelectField
              {...given(`e${row}`)}
              label={words['loan.prepayEffect']}
              choices={PREPAYMENT_EFFECTS.map((effect) => ({
                value: effect,
                name: words['loan.effect'][effect],
              }))}
            />
          </fieldset>
        ))}
      </MoreFields>
    </>
  );
}
