import { useMemo, useRef } from 'react';
import { COLUMNS, type CardDetail, type InstalmentPlan } from '@bank/contract';
import { Button } from '@bank/ui';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import type { FieldProblems } from '../../../../parts/forms/field-reader.ts';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { yearWords } from '../../../../words/cards/year/words.ts';
import { CARD_DETAIL_PATH } from '../../parts/card-paths.ts';
import { YearCostAnswer } from './YearCostAnswer.tsx';
import { readYearForm } from './read-year-form.ts';
import type { PointsWorth } from './year-cost.ts';
import type { YearField } from './year-fields.ts';

const NOTHING: FieldProblems = {};
const USUAL_MONTHS = '12';

interface YearCostFormProps {
  card: CardDetail;
  plans: readonly InstalmentPlan[];
  worth: PointsWorth | undefined;
  query: PageQuery;
}

/** A year's use in the address, what it costs on the page: the same with and without script. */
export function YearCostForm({ card, plans, worth, query }: YearCostFormProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(yearWords);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = query['calc'] !== undefined;
  const asked = useMemo(
    () => (isAsked ? readYearForm(query, plans, language) : undefined),
    [isAsked, query, plans, language],
  );
  useFormValues(form, isAsked ? query : undefined);
  const problems = asked?.problems ?? NOTHING;
  const given = (field: YearField) => ({
    id: field,
    name: field,
    label: words[field],
    defaultValue: query[field] ?? { abroad: '0', months: USUAL_MONTHS }[field as string],
    error: problems[field],
  });
  const yuan = language === 'CN' ? { suffix: words.yuan } : { prefix: words.yuan };
  const times = words.countUnit === '' ? {} : { suffix: words.countUnit };
  return (
    <div className={styles.calculator} data-stay="">
      <p className={styles.intro}>{words.costIntro}</p>
      <ErrorSummary problems={problems} />
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={to(`${CARD_DETAIL_PATH}#cost`)}
        aria-label={words.costTitle}
        noValidate
      >
        <input type="hidden" name="column" value={COLUMNS.cards} />
        <input type="hidden" name="id" value={card.id} />
        <input type="hidden" name="calc" value="1" />
        <TextField {...given('home')} {...yuan} inputMode="decimal" />
        <TextField {...given('count')} {...times} inputMode="numeric" />
        <TextField {...given('abroad')} {...yuan} hint={words.abroadHint} inputMode="decimal" />
        <TextField {...given('split')} {...yuan} hint={words.splitHint} inputMode="decimal" isOptional />
        <SelectField
          {...given('months')}
          choices={plans.map(({ months }) => ({ value: String(months), name: words.monthsOf(months) }))}
        />
        <p className={styles.submit}>
          <Button type="submit" variant="quiet">
            {words.submit}
          </Button>
        </p>
      </form>
      {asked?.use === undefined ? null : <YearCostAnswer card={card} use={asked.use} worth={worth} />}
      <p className={styles.reference}>{words.reference}</p>
    </div>
  );
}
