import { useMemo, useRef } from 'react';
import { Button } from '@bank/ui';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { ChoiceLinks } from '../../../../parts/lists/ChoiceLinks.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { ratesAddress } from '../rates-address.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { DepositFields } from './DepositFields.tsx';
import { DepositResult } from './DepositResult.tsx';
import { calculateDeposit } from './calculate-deposit.ts';
import { CALCULATOR_KINDS, kindOf } from './deposit-fields.ts';
import { readDepositForm } from './read-deposit-form.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

const HERE = { subject: 'DEPOSIT', isCalculator: true } as const;
const NOTHING = {};

type DepositCalculatorProps = ViewProps<Extract<RatesData, { view: 'DEPOSIT_CALCULATOR' }>>;

/** A question in the address, its answer on the page: the same with and without script (RATE-3, RATE-6). */
export function DepositCalculator({ data: { offers }, path, query }: DepositCalculatorProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const form = useRef<HTMLFormElement>(null);
  const kind = kindOf(query['kind']);
  const isAsked = query['calc'] !== undefined;
  const asked = useMemo(
    () => (isAsked ? readDepositForm(query, offers, language) : undefined),
    [isAsked, query, offers, language],
  );
  const answer = useMemo(() => asked?.question && calculateDeposit(asked.question), [asked]);
  useFormValues(form, isAsked ? query : undefined);
  const problems = asked?.problems ?? NOTHING;
  const { column, tab } = Object.fromEntries(new URLSearchParams(ratesAddress('', HERE)));

  return (
    <div className={styles.calculator} id="calculator" data-stay="">
      <p className={styles.intro}>{words['deposit.intro']}</p>
      <ChoiceLinks
        label={words['deposit.kinds']}
        choices={CALCULATOR_KINDS.map((one) => ({
          name: words['deposit.kind'][one],
          href: `${ratesAddress(path, HERE, { kind: one })}#calculator`,
          isCurrent: one === kind,
        }))}
      />
      <ErrorSummary problems={problems} />
      <form
        key={kind}
        ref={form}
        className={styles.form}
        method="get"
        action={`${path}#calculator`}
        aria-label={words['deposit.kind'][kind]}
        noValidate
      >
        <input type="hidden" name="column" value={column} />
        <input type="hidden" name="tab" value={tab} />
        <input type="hidden" name="calc" value="1" />
        <input type="hidden" name="kind" value={kind} />
        <DepositFields kind={kind} offers={offers} query={query} problems={problems} />
        <p className={styles.submit}>
          <Button type="submit">{rates['calc.submit']}</Button>
        </p>
      </form>
      {asked?.question === undefined || answer === undefined ? null : (
        <DepositResult question={asked.question} answer={answer} offers={offers} />
      )}
      <p className={styles.reference}>{rates['calc.reference']}</p>
    </div>
  );
}
