import { useEffect, useRef, type ReactNode } from 'react';
import { beijingDay } from '@bank/contract';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import type { FieldProblems } from '../../../../parts/forms/field-reader.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { DepositOffer } from '../rates-data.ts';
import styles from '../CalculatorHead.module.css';
import { amountName, hasCurrencies, offeredAs, type CalculatorKind } from './deposit-fields.ts';
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
  const isOpenEnded = kind === 'CALL' || kind === 'DEMAND';

  return (
    <>
      {hasCurrencies(kind) ? (
        <SelectField
          {...given('currency')}
          label={words['deposit.currency']}
          choices={currenciesOf(kind, offers).map((currency) => ({
            value: currency,
            name: `${rates['rates.currency'][currency] ?? currency} ${currency}`,
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
          {...given('term')}
          defaultValue={query['term'] ?? (kind === 'CALL' ? 'CALL7' : '1Y')}
          label={words[kind === 'CALL' ? 'deposit.notice' : 'deposit.term']}
          choices={
            kind === 'CALL'
              ? (['CALL1', 'CALL7'] as const).map((value) => ({
                  value,
                  name: words['deposit.noticeOf'][value],
                }))
              : termsOf(kind, offers).map(({ termCode, rate }) => ({
                  value: termCode,
                  name: nameOfTerm(rates['rates.term'][termCode] ?? termCode, kind === 'FIXED' ? '' : rate),
                }))
          }
        />
      )}
      <TextField {...given('start')} ref={startRef} label={words['deposit.start']} type="date" />
      {isOpenEnded ? <TextField {...given('end')} label={words['deposit.end']} type="date" /> : null}
      {children}
      <details className={styles.more} open={['end', 'own'].some((field) => (query[field] ?? '') !== '')}>
        <summary>{words['deposit.more']}</summary>
        <div className={styles.moreFields}>
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
        </div>
      </details>
    </>
  );
}

/** The posted rate stands with its term where there is but one currency. */
function nameOfTerm(term: string, rate: string): string {
  return rate === '' ? term : `${term} ${formatPercent(rate)}`;
}

function currenciesOf(kind: CalculatorKind, offers: readonly DepositOffer[]): string[] {
  const offered = offers.filter((offer) => offer.kind === (kind === 'CALL' ? 'CALL7' : kind));
  return [...new Set(offered.map(({ currency }) => currency))];
}

/** Every term that some currency has, in the order of the tables. */
function termsOf(kind: CalculatorKind, offers: readonly DepositOffer[]): DepositOffer[] {
  const order = ['1M', '3M', '6M', '1Y', '2Y', '3Y', '5Y'];
  return order.flatMap(
    (term) => offers.find((offer) => offer.kind === offeredAs(kind) && offer.termCode === term) ?? [],
  );
}
