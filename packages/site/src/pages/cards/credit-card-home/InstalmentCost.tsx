import { COLUMNS, type InstalmentPlan } from '@bank/contract';
import { ButtonLink } from '@bank/ui';
import { CARD_LIST_PATH } from '../parts/card-paths.ts';
import { instalmentOf } from '../parts/instalment/instalment.ts';
import { fromUnits } from '../../../base/decimal/decimal-units.ts';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { instalmentWords } from '../../../words/cards/instalment/words.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './InstalmentCost.module.css';

const SAMPLE_CENTS = 1_000_000n;
const money = (cents: bigint) => formatDecimal(fromUnits(cents, 2));

/** What a bill of 10,000 yuan costs over each term: the rate a year stands first, for it is what compares. */
export function InstalmentCost({ plans }: { plans: readonly InstalmentPlan[] | undefined }) {
  const to = useAddress();
  const words = useWords(cardWords);
  const terms = useWords(instalmentWords);
  const calculator = to(addressWith(CARD_LIST_PATH, {}, { column: COLUMNS.instalments }));
  return (
    <Section
      id="cost"
      title={words.costOf}
      caption={words.costOfCaption(formatDecimal(fromUnits(SAMPLE_CENTS, 0).slice(0, -2)))}
      ground="night"
    >
      {plans === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <>
          <ul className={styles.terms}>
            {plans
              .filter(({ kind }) => kind === 'STATEMENT')
              .map((plan) => {
                const { annual, rows, interest } = instalmentOf(SAMPLE_CENTS, plan);
                return (
                  <li key={plan.months}>
                    <h3 className={styles.term}>{terms.monthsOf(plan.months)}</h3>
                    <p className={`num ${styles.annual}`}>{formatPercent(annual)}</p>
                    <dl>
                      <div>
                        <dt>{terms.payment}</dt>
                        <dd className="num">{money(rows[0]?.payment ?? 0n)}</dd>
                      </div>
                      <div>
                        <dt>{terms.interest}</dt>
                        <dd className="num">{money(interest)}</dd>
                      </div>
                    </dl>
                  </li>
                );
              })}
          </ul>
          <p>
            <ButtonLink variant="ghost" href={calculator}>
              {words.toCalculator}
            </ButtonLink>
          </p>
        </>
      )}
    </Section>
  );
}
