import { Button } from '@bank/ui';
import type { FundDetail, FundFeeTier } from '@bank/contract';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { TextField } from '../../../parts/forms/Field.tsx';
import { readDecimal } from '../../../parts/forms/read-input.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatAmount } from '../../../base/format/money.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { PURCHASE_FIELD } from '../parts/fund-detail-query.ts';
import { tierRange, tierRate } from './fee-words.ts';
import { purchaseFee, purchaseTiers } from './purchase-fee.ts';
import { KeptFields } from '../../../parts/forms/KeptFields.tsx';
import styles from './PurchaseFee.module.css';

const USUAL = '100000';
const MOST = '1000000000';

interface PurchaseFeeProps {
  fund: FundDetail;
  fees: readonly FundFeeTier[];
  path: string;
  query: PageQuery;
}

/** What a purchase costs: the sum stands in the address, the answer below it, the formula below that. */
export function PurchaseFee({ fund, fees, path, query }: PurchaseFeeProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const tiers = purchaseTiers(fees);
  if (tiers.length === 0) return null;
  const typed = query[PURCHASE_FIELD] ?? USUAL;
  const { value, problem } = readDecimal(typed, { min: fund.minAmount, max: MOST });
  const yuan = language === 'CN' ? { suffix: words['fund.incomeUnit'] } : { prefix: 'CNY' };
  const error =
    problem === undefined
      ? undefined
      : describeProblem(problem, {
          language,
          name: words['fund.feeAmount'],
          example: '100000',
          ...(language === 'CN' ? { suffix: ' 元' } : { prefix: 'CNY ' }),
        });
  const answer = value === undefined ? undefined : purchaseFee(value, fees, fund.unitNav);
  return (
    <section className={styles.fee} id="purchase-fee" aria-labelledby="purchase-fee-title" data-stay="">
      <h2 id="purchase-fee-title">{words['fund.feeCalculator']}</h2>
      <form
        // Another sum in the address is another question: the field starts with it.
        key={typed}
        className={styles.form}
        method="get"
        action={`${path}#purchase-fee`}
        aria-label={words['fund.feeCalculator']}
        noValidate
      >
        <KeptFields fields={query} except={[PURCHASE_FIELD]} />
        <TextField
          id={PURCHASE_FIELD}
          name={PURCHASE_FIELD}
          label={words['fund.feeAmount']}
          defaultValue={formatTyped(typed)}
          error={error}
          inputMode="decimal"
          {...yuan}
        />
        <Button type="submit" variant="quiet">
          {words['fund.calculate']}
        </Button>
      </form>
      <ol className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={tier.minAmount ?? '0'} aria-current={tier === answer?.tier ? 'true' : undefined}>
            <span>{tierRange(tier, words, language)}</span>
            <span className="num">
              {tierRate(tier.discountRate ?? tier.rate, tier.unit, words, language)}
            </span>
          </li>
        ))}
      </ol>
      {answer === undefined ? null : (
        <div role="status">
          <Figures answer={answer} fund={fund} />
        </div>
      )}
      <p className={styles.note}>
        {words['fund.feeFormula']}
        {fund.navDate === '' || fund.unitNav === ''
          ? ''
          : words['fund.feeUnitsBy'](dayInData(fund.navDate, language))}
      </p>
    </section>
  );
}

function Figures({
  answer,
  fund,
}: {
  answer: NonNullable<ReturnType<typeof purchaseFee>>;
  fund: FundDetail;
}) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const { fee, fullFee, net, units } = answer;
  const money = (amount: string) => formatAmount(amount, 'CNY', language);
  return (
    <dl className={styles.figures}>
      <div className={styles.main}>
        <dt>{words['fund.feeIs']}</dt>
        <dd className="num">{money(fee)}</dd>
      </div>
      {fee === fullFee ? null : (
        <div>
          <dt>{words['fund.feeFull']}</dt>
          <dd className="num">{money(fullFee)}</dd>
        </div>
      )}
      <div>
        <dt>{words['fund.feeNet']}</dt>
        <dd className="num">{money(net)}</dd>
      </div>
      {fund.unitNav === '' ? null : (
        <div>
          <dt>{words['fund.feeUnits']}</dt>
          <dd className="num">{words['fund.unitsOf'](formatDecimal(units))}</dd>
        </div>
      )}
    </dl>
  );
}

/** Thousands are parted where a plain figure was typed; anything else comes back as it was. */
function formatTyped(typed: string): string {
  return /^\d+(\.\d+)?$/.test(typed) ? formatDecimal(typed) : typed;
}
