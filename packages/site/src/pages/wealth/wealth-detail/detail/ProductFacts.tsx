import type { ReactNode } from 'react';
import type { Language, WealthDetail } from '@bank/contract';
import { formatHoldingTerm } from '../../../../base/format/holding-term.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import type { TermCode } from '../../../../words/common/terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './ProductFacts.module.css';

type Fact = readonly [name: string, value: ReactNode, term?: TermCode];

/** What the papers say, in groups: dealing, fees, product and manager. Dates have their own timeline. */
export function ProductFacts({ product, language }: { product: WealthDetail; language: Language }) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  const money = (amount: string) => formatMoney(amount, product.currency, language);
  const trade: Fact[] = [
    [words['detail.minimum'], money(product.minAmount)],
    [words['detail.stepAmount'], money(product.stepAmount)],
    [words['detail.currency'], words['wealth.currencies'][product.currency] ?? product.currency],
    [words['detail.term'], formatHoldingTerm(product.termDays, language)],
    [words['detail.dealing'], product.dealingText],
    ...optional(words['detail.redeem'], product.redeemText),
  ];
  const about: Fact[] = [
    [words['detail.type'], words['home.wealthTypes'][product.wealthType]],
    [words['detail.operateMode'], words['wealth.operateModes'][product.operateMode], 'OPERATE_MODE'],
    [words['wealth.organ'], product.organName],
    [words['detail.saleMode'], words['wealth.saleModes'][product.saleMode], 'AGENCY_SALE'],
    ...optional(words['detail.custodian'], product.custodian),
    [words['detail.customer'], words['wealth.customerTypes'][product.customerType]],
  ];
  const fees = product.fees.map(({ name, rate }): Fact => [name, rate]);
  return (
    <div className={styles.groups}>
      <Group title={words['detail.trade']} facts={trade} />
      <Group title={words['detail.about']} facts={about} />
      <Group
        title={words['detail.fees']}
        facts={fees}
        note={words[fees.length === 0 ? 'detail.noFees' : 'detail.feesNote']}
      />
      {product.scope === undefined ? null : (
        <div className={styles.group}>
          <h3>{words['detail.scope']}</h3>
          <p className={styles.text}>{product.scope}</p>
        </div>
      )}
    </div>
  );
}

function optional(name: string, value: string | undefined): Fact[] {
  return value === undefined ? [] : [[name, value]];
}

function Group({ title, facts, note }: { title: string; facts: readonly Fact[]; note?: string }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {facts.length === 0 ? null : (
        <dl>
          {facts.map(([name, value, term]) => (
            <div key={name}>
              <dt>{term === undefined ? name : <GlossaryLink code={term}>{name}</GlossaryLink>}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
