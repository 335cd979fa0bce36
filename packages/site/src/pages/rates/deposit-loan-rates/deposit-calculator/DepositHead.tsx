import { useRef } from 'react';
import { Button } from '@bank/ui';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { ChoiceLinks } from '../../../../parts/lists/ChoiceLinks.tsx';
import { useWords } from '../../../../base/state/site-context.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import styles from '../CalculatorHead.module.css';
import { calculatorFields } from '../calculator-fields.ts';
import { keptCases } from '../cases/cases.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { ratesAddress } from '../rates-address.ts';
import { DepositFields } from './DepositFields.tsx';
import { DepositFigures } from './DepositFigures.tsx';
import { CALCULATOR_KINDS } from './deposit-fields.ts';
import { useDeposit } from './use-deposit.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

type DepositHeadProps = ViewProps<Extract<RatesData, { view: 'DEPOSIT_CALCULATOR' }>>;

/** A question in the address, its answer under the fields: the same with and without script (RATE-3, RATE-6). */
export function DepositHead({ data: { offers }, path, query }: DepositHeadProps) {
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const form = useRef<HTMLFormElement>(null);
  const { kind, question, answer, problems } = useDeposit(offers, query);
  useFormValues(form, query['calc'] === undefined ? undefined : query);
  return (
    <div className={styles.head} id="calculator" data-stay="">
      <ChoiceLinks
        label={words['deposit.kinds']}
        look="tabs"
        choices={CALCULATOR_KINDS.map((one) => ({
          name: words['deposit.kind'][one],
          href: `${ratesAddress(path, { subject: 'DEPOSIT', isCalculator: true }, { ...keptCases(query), kind: one })}#calculator`,
          isCurrent: one === kind,
        }))}
      />
      <ErrorSummary problems={problems} />
      <form
        key={kind}
        ref={form}
        method="get"
        action={`${path}#calculator`}
        aria-label={words['deposit.kind'][kind]}
        noValidate
      >
        <KeptFields fields={{ ...calculatorFields('DEPOSIT', query), kind }} />
        <div className={styles.fields}>
          <DepositFields kind={kind} offers={offers} query={query} problems={problems}>
            <Button className={styles.go} type="submit" variant="ghost">
              {rates['calc.submit']}
            </Button>
          </DepositFields>
        </div>
      </form>
      {question === undefined || answer === undefined ? null : (
        <DepositFigures question={question} answer={answer} />
      )}
    </div>
  );
}
