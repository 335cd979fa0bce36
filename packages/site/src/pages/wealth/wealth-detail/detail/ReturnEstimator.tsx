import { Button } from '@bank/ui';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { currencyUnit } from '../../../../base/format/money.ts';
import type { PageProps } from '../../../../base/page/page-module.ts';
import { ESTIMATE_FIELDS } from './detail-parameters.ts';
import { estimateReturn } from './estimate.ts';
import type { WealthDetailData } from './wealth-detail-data.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import { bracketed } from '../../../../base/format/punctuation.ts';
import styles from './ReturnEstimator.module.css';

/** What an assumed rate means in money. A GET form whose answer the page itself brings, so no script is needed. */
export function ReturnEstimator({ data, language, record, query }: PageProps<WealthDetailData>) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  const { product } = data;
  const names = {
    amount: words['detail.amount'],
    rate: words['detail.rate'],
    days: words['detail.days'],
  };
  const values = Object.fromEntries(ESTIMATE_FIELDS.map((field) => [field, query[field]]));
  const answer = estimateReturn({ language, values, names });
  const problems = answer.kind === 'problems' ? answer.problems : {};
  const currency = currencyUnit(product.currency, language);
  const termDays = product.termDays === 0 ? undefined : String(product.termDays);
  return (
    <div
      className={styles.estimator}
      data-stay=""
      data-screen-only={answer.kind === 'estimate' ? undefined : ''}
    >
      <p className={styles.text}>{words['detail.estimateText']}</p>
      <ErrorSummary problems={problems} idOf={idOf} />
      <form className={styles.form} method="get" action={`${record.path}#estimate`} noValidate>
        <KeptFields fields={query} except={ESTIMATE_FIELDS} />
        <TextField
          id={idOf('amount')}
          name="amount"
          label={names.amount}
          suffix={currency}
          inputMode="decimal"
          defaultValue={query['amount'] ?? ''}
          error={problems['amount']}
        />
        <TextField
          id={idOf('rate')}
          name="rate"
          label={names.rate}
          hint={words['detail.rateHint']}
          suffix="%"
          defaultValue={query['rate'] ?? ''}
          error={problems['rate']}
        />
        <TextField
          id={idOf('days')}
          name="days"
          label={names.days}
          suffix={words['detail.daysUnit']}
          inputMode="numeric"
          defaultValue={query['days'] ?? termDays ?? ''}
          error={problems['days']}
        />
        <Button type="submit" variant="quiet" className={styles.submit}>
          {words['detail.calculate']}
        </Button>
      </form>
      <div role="status">
        {answer.kind === 'estimate' ? (
          <dl className={styles.result} aria-label={words['detail.estimateResult']}>
            <div>
              <dt>
                {words[answer.estimate.gain.startsWith('-') ? 'detail.loss' : 'detail.gain'] +
                  bracketed(currency, language)}
              </dt>
              <dd className="num">{formatSigned(answer.estimate.gain, 2)}</dd>
            </div>
            <div>
              <dt>{words['detail.back'] + bracketed(currency, language)}</dt>
              <dd className="num">{formatDecimal(answer.estimate.back, 2)}</dd>
            </div>
            <div className={styles.formula}>
              <dt className="num">
                {words['detail.formula'](
                  formatDecimal(answer.estimate.amount),
                  formatDecimal(answer.estimate.rate),
                  answer.estimate.days,
                )}
              </dt>
              <dd>{words['detail.estimateNote']}</dd>
            </div>
          </dl>
        ) : null}
      </div>
    </div>
  );
}

function idOf(field: string): string {
  return `estimate-${field}`;
}
