import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, Icon, VisuallyHidden, useHydrated } from '@bank/ui';
import { FOREIGN_CURRENCIES, type FxRate } from '@bank/contract';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { SelectField } from '../../../parts/forms/SelectField.tsx';
import { TextField } from '../../../parts/forms/Field.tsx';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ConversionResult } from './ConversionResult.tsx';
import { ConversionSteps } from './ConversionSteps.tsx';
import { convert } from '../../../parts/currency/convert.ts';
import {
  amountPlaces,
  conversionOf,
  formOf,
  queryOf,
  readAmount,
  swapped,
  type ConversionForm,
} from '../../../parts/currency/conversion.ts';
import { fxAddress, type FxPlace } from './fx-place.ts';
import { spokenResult } from './spoken-result.ts';
import { useSums } from './use-sums.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { KeptFields } from '../../../parts/forms/KeptFields.tsx';
import styles from './Converter.module.css';

/** Typing is not interrupted: the result is read out when the visitor has paused for this long. */
const SPEAK_AFTER_MS = 800;

/**
 * What an amount comes to by the rates on the page, with the rates named and the arithmetic shown (FX-3). Works out
 * while the visitor types; without script it is a form that the server answers.
 */
export function Converter({ place, rates }: { place: FxPlace; rates: readonly FxRate[] }) {
  const { language } = useSite();
  const words = useWords(fxWords);
  const isAlive = useHydrated();
  const sums = useSums(rates);
  const [form, setForm, turn] = useFormOf(place);

  const amount = readAmount(form);
  const error =
    amount.problem &&
    describeProblem(amount.problem, {
      language,
      name: words['fx.amount'],
      ...(amountPlaces(form) === 0 && { example: '10000' }),
    });
  const chooseOf = (code: ConversionForm['from']) => (code === '' ? words['fx.choose'] : undefined);
  const asked = amount.value === undefined ? undefined : conversionOf(form, amount.value);
  const result = asked && convert(asked, rates);
  const spoken = usePaused(
    asked === undefined || result === undefined
      ? (error ?? chooseOf(form.from) ?? chooseOf(form.to) ?? '')
      : spokenResult(asked, result, sums, words),
  );

  const choices = (['CNY', ...FOREIGN_CURRENCIES] as const).flatMap((code) => {
    const isQuoted = code === 'CNY' || rates.some(({ currency }) => currency === code);
    return isQuoted ? [{ value: code, name: `${code} ${sums.name(code)}` }] : [];
  });
  const choicesFor = (code: ConversionForm['from']) =>
    code === '' ? [{ value: '', name: words['fx.choose'] }, ...choices] : choices;
  const follow = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setForm(changed(form, event.currentTarget));
  const followRadio = (event: FormEvent) => {
    if (event.target instanceof HTMLInputElement) setForm(changed(form, event.target));
  };
  const keepAddress = (event: FormEvent) => {
    event.preventDefault();
    // The result is there already; the address is what can be kept or sent on.
    history.replaceState(history.state, '', fxAddress(place, queryOf(form), 'converter'));
  };
  const swapName = words['fx.swap'];
  return (
    <section className={styles.converter} id="converter" aria-labelledby="converter-title">
      <VisuallyHidden as="h2" id="converter-title">
        {words['fx.converter']}
      </VisuallyHidden>
      <form action={`${place.path}#converter`} onSubmit={keepAddress} noValidate>
        <KeptFields fields={place.query} only={['keyword', 'currency', 'range', 'view']} />
        <div className={styles.fields}>
          <TextField
            id="fx-amount"
            name="amount"
            label={words['fx.amount']}
            inputMode="decimal"
            maxLength={40}
            value={form.typed}
            onChange={follow}
            error={error}
          />
          <SelectField
            id="fx-from"
            name="from"
            label={words['fx.have']}
            choices={choicesFor(form.from)}
            error={chooseOf(form.from)}
            value={form.from}
            onChange={follow}
          />
          {isAlive ? (
            <button
              className={styles.swap}
              type="button"
              aria-label={swapName}
              onClick={() => setForm(swapped(form))}
            >
              <Icon name="fx" size={26} />
            </button>
          ) : (
            <a
              className={styles.swap}
              href={fxAddress(place, queryOf(swapped(form)), 'converter')}
              aria-label={swapName}
            >
              <Icon name="fx" size={26} />
            </a>
          )}
          <SelectField
            id="fx-to"
            name="to"
            label={words['fx.want']}
            choices={choicesFor(form.to)}
            error={chooseOf(form.to)}
            value={form.to}
            onChange={follow}
          />
          <Button className={styles.go} type="submit" variant="ghost">
            {words['fx.convert']}
          </Button>
        </div>
        <div className={styles.answer}>
          <ConversionResult form={form} result={result} sums={sums} />
          <div className={styles.options} key={turn} onChange={followRadio}>
            <RadioGroup
              look="segments"
              id="fx-of"
              name="of"
              legend={words['fx.of']}
              choices={[
                { value: 'pay', name: words['fx.ofPay'] },
                { value: 'get', name: words['fx.ofGet'] },
              ]}
              defaultValue={form.of}
            />
            <RadioGroup
              look="segments"
              id="fx-by"
              name="by"
              legend={words['fx.by']}
              choices={[
                { value: 'spot', name: words['fx.bySpot'] },
                { value: 'cash', name: words['fx.byCash'] },
              ]}
              defaultValue={form.by}
            />
          </div>
        </div>
      </form>
      {result === undefined ? null : <ConversionSteps result={result} sums={sums} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

/** The form of the address, then what the visitor makes of it; `turn` counts the addresses. */
function useFormOf(place: FxPlace) {
  const asked = formOf(place.query);
  const key = Object.values(asked).join('\n');
  const [last, setLast] = useState({ key, turn: 0 });
  const [form, setForm] = useState(asked);
  if (last.key !== key) {
    setLast({ key, turn: last.turn + 1 });
    setForm(asked);
  }
  return [form, setForm, last.turn] as const;
}

function changed(
  form: ConversionForm,
  { name, value }: HTMLInputElement | HTMLSelectElement,
): ConversionForm {
  switch (name) {
    case 'amount':
      return { ...form, typed: value };
    case 'from':
    case 'to':
      return { ...form, [name]: value as ConversionForm['from'] };
    case 'of':
      return { ...form, of: value === 'get' ? 'get' : 'pay' };
    case 'by':
      return { ...form, by: value === 'cash' ? 'cash' : 'spot' };
    default:
      return form;
  }
}

/** A text that stands still for a while; '' before it changes for the first time, since nothing has happened yet. */
function usePaused(text: string): string {
  const [first] = useState(text);
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setPaused((last) => (last === '' && text === first ? '' : text)),
      SPEAK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return paused;
}
