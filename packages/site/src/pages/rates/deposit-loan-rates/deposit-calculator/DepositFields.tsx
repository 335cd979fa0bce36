import { useEffect, useRef, type ReactNode } from 'react';
import { beijingDay } from '@bank/contract';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import { useChosen } from '../../../../parts/forms/use-chosen.ts';
import type { FieldProblems } from '../../../../parts/forms/field-reader.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { DepositOffer } from '../rates-data.ts';
import { MoreFields } from '../MoreFields.tsx';
import { amountName, hasCurrencies, MORE_FIELDS, offeredAs, type CalculatorKind } from './deposit-fields.ts';
import { currenciesOf, termsOf } from './offered.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

interface DepositFieldsProps {
  kind: CalculatorKind;
  offers: readonly DepositOffer[];
  query: PageQuery;
  problems: FieldProblems;
  /** What stands at the end of the fields that everyone fills in. */
  children: ReactNode;
}

export function DepositFields({ kind, offers, query, problems, children }: DepositFieldsProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const startRef = useRef<HTMLInputElement>(null);
  const isAsked = query['calc'] !== undefined;
  // A page may be days old when it comes from a cache: only the browser knows what day it is. Each kind has a form
  // of its own, so that this runs for each.
  useEffect(() => {
    if (startRef.current?.value === '' && !isAsked) startRef.current.value = beijingDay(Date.now());
  }, [isAsked]);
  const given = (field: string) => ({
    id: field,
    name: field,
    defaultValue: query[field],
    error: problems[field],
  });
  const currencies = currenciesOf(kind, offers);
  const currency = useChosen(query, 'currency');
  const term = useChosen(query, 'term');
  const offeredIn = currencies.find((one) => one === currency.value) ?? 'CNY';
  const terms =
    kind === 'CALL'
      ? (['CALL1', 'CALL7'] as const).map((value) => ({ value, name: words['deposit.noticeOf'][value] }))
      : termsOf(kind, offeredIn, offers).map(({ termCode, rate }) => ({
          value: termCode,
          name: nameOfTerm(rates['rates.term'][termCode] ?? termCode, kind === 'FIXED' ? '' : rate),
        }));
  const isTermOffered = terms.some(({ value }) => value === term.value);
  const isOpenEnded = kind === 'CALL' || kind === 'DEMAND';

  return (
    <>
      {hasCurrencies(kind) ? (
        <SelectField
          {...given('currency')}
          {...currency.select}
          label={words['deposit.currency']}
          choices={currencies.map((value) => ({
            value,
            name: `${rates['rates.currency'][value] ?? value} ${value}`,
          }))}
        />
      ) : null}
      <TextField
        {...given('amount')}
        label={words[amountName(kind)]}
        inputMode="decimal"
        {...(hasCurrencies(kind)
          ? {}
          : language === 'CN'
            ? { suffix: rates['calc.yuan'] }
            : { prefix: rates['calc.yuan'] })}
      />
      {kind === 'DEMAND' ? null : (
        <SelectField
          // Another currency has other terms; a drop-down of its own begins with one that is there.
          key={offeredIn}
          {...given('term')}
          {...term.select}
          defaultValue={isTermOffered ? term.value : kind === 'CALL' ? 'CALL7' : '1Y'}
          label={words[kind === 'CALL' ? 'deposit.notice' : 'deposit.term']}
          choices={terms}
        />
      )}
      <TextField {...given('start')} ref={startRef} label={words['deposit.start']} type="date" />
      {isOpenEnded ? <TextField {...given('end')} label={words['deposit.end']} type="date" /> : null}
      {children}
      <MoreFields
        name={words['deposit.more']}
        fields={MORE_FIELDS[isOpenEnded ? 'openEnded' : 'ended']}
        query={query}
        problems={problems}
      >
        {isOpenEnded || offeredAs(kind) === 'INSTALMENT' ? null : (
          <TextField
            {...given('end')}
            label={words['deposit.end']}
            type="date"
            isOptional
            hint={words['deposit.endHint']}
          />
        )}
        <TextField
          {...given('own')}
          label={words['deposit.own']}
          hint={words['deposit.ownHint']}
          suffix="%"
          inputMode="decimal"
          isOptional
        />
      </MoreFields>
    </>
  );
}

/** The posted rate stands with its term where there is but one currency. */
function nameOfTerm(term: string, rate: string): string {
  return rate === '' ? term : `${term} ${formatPercent(rate)}`;
}
