import { useRef } from 'react';
import { COLUMNS, type Dividend } from '@bank/contract';
import { Button } from '@bank/ui';
import { addDecimals } from '../../../../base/decimal/arithmetic.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import calculator from '../../../../parts/forms/Calculator.module.css';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import { Field } from '../../../../parts/forms/Field.tsx';
import { fieldReader } from '../../../../parts/forms/field-reader.ts';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { TableFrame } from '../../../../parts/reading/TableFrame.tsx';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { TAX_RATES, dividendCash, dividendTax } from './dividend-cash.ts';
import styles from './DividendCalculator.module.css';

const SHARES_MOST = '1000000000';

interface DividendCalculatorProps {
  /** Newest year first. */
  dividends: readonly Dividend[];
  path: string;
  query: PageQuery;
}

/** Shares → what they were paid in each year. The question is in the address, so that it works without script. */
export function DividendCalculator({ dividends, path, query }: DividendCalculatorProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = query['shares'] !== undefined;
  useFormValues(form, isAsked ? query : undefined);
  const read = fieldReader(query, (_, problem) =>
    describeProblem(problem, { language, name: words.shares, suffix: words.sharesUnit, example: '1000' }),
  );
  const shares = isAsked ? read.decimal('shares', { min: '1', max: SHARES_MOST, places: 0 }) : undefined;
  return (
    <div className={styles.calculator} data-stay="">
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${path}#dividend-cash`}
        aria-label={words.dividendCash}
        noValidate
      >
        <input type="hidden" name="column" value={COLUMNS.dividends} />
        <Field id="shares" label={words.shares} suffix={words.sharesUnit} error={read.problems['shares']}>
          {(control) => (
            <input
              {...control}
              name="shares"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={query['shares']}
            />
          )}
        </Field>
        <p>
          <Button type="submit">{words.dividendSubmit}</Button>
        </p>
      </form>
      {shares === undefined ? null : <Cash dividends={dividends} shares={shares} />}
      <p className={calculator.reference}>{words.dividendTaxNote}</p>
    </div>
  );
}

function Cash({ dividends, shares }: { dividends: readonly Dividend[]; shares: string }) {
  const words = useWords(investmentWords);
  const rows = dividends.map((dividend) => ({ dividend, cash: dividendCash(shares, dividend) }));
  const total = rows.map(({ cash }) => cash).reduce(addDecimals, '0.00');
  const [newest] = rows;
  return (
    <>
      <p role="status">{words.dividendAnswer(formatDecimal(shares), rows.length, formatDecimal(total))}</p>
      <TableFrame caption={words.dividendTable(formatDecimal(shares))}>
        <thead>
          <tr>
            <th scope="col">{words.financialYear}</th>
            <th scope="col" className="num">
              {words.perTen}
            </th>
            <th scope="col" className="num">
              {words.cash}
            </th>
            <th scope="col" className="num">
              {words.afterTax('10')}
            </th>
            <th scope="col" className="num">
              {words.afterTax('20')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dividend: { year, perTenShares }, cash }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className="num">{formatDecimal(perTenShares)}</td>
              <td className="num">{formatDecimal(cash)}</td>
              {[TAX_RATES.YEAR, TAX_RATES.MONTH].map((rate) => (
                <td key={rate} className="num">
                  {formatDecimal(addDecimals(cash, `-${dividendTax(cash, rate)}`))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {newest === undefined ? null : (
        <p className={calculator.reference}>
          {words.dividendFormula(
            formatDecimal(shares),
            newest.dividend.perTenShares,
            formatDecimal(newest.cash),
            newest.dividend.year,
          )}
        </p>
      )}
    </>
  );
}
