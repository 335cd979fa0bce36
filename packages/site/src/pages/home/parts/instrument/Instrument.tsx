import { useState } from 'react';
import type { DepositRate, RouteDef } from '@bank/contract';
import { Dial, TermStars, buttonClass } from '@bank/ui';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { homeWords } from '../../../../words/home/home-page/words.ts';
import { amountAt, positionOf } from './amount-scale.ts';
import { calculatorAddress, depositRatesAddress } from './calculator-address.ts';
import { byTerm, interestOf, isDemand, shownRate } from './deposit-terms.ts';
import { InstrumentGround } from './InstrumentGround.tsx';
import { TermTable } from './TermTable.tsx';
import { useSettled } from './use-settled.ts';
import styles from './Instrument.module.css';

const USUAL_AMOUNT = '100000';
const USUAL_TERM = '2Y';
const PRESETS = ['10000', '100000', '500000'] as const;

interface InstrumentProps {
  record: RouteDef;
  deposits: readonly DepositRate[] | undefined;
}

/** The head of a home: what a deposit earns, read off the posted rates by term and amount. Nothing is transacted here. */
export function Instrument({ record, deposits }: InstrumentProps) {
  const { language } = useSite();
  const words = useWords(homeWords);
  const rates = byTerm(deposits ?? []);
  const [position, setPosition] = useState(positionOf(USUAL_AMOUNT));
  const [termCode, setTermCode] = useState(USUAL_TERM);
  const rate = rates.find((one) => one.termCode === termCode) ?? rates.at(-1);
  if (rate === undefined) {
    return (
      <InstrumentGround record={record}>
        <p className={styles.lead}>{words[deposits === undefined ? 'home.failed' : 'home.curveEmpty']}</p>
      </InstrumentGround>
    );
  }
  const amount = amountAt(position);
  const money = formatDecimal(amount);
  const shortTerm = (one: DepositRate) => words['home.depositTerm'][one.termCode] ?? one.termName;
  const longTerm = (one: DepositRate) => words['home.depositTermLong'][one.termCode] ?? one.termName;
  const sentence = words['home.depositSentence'](money, longTerm(rate), `${shownRate(rate.rate)}%`);
  const interest = formatDecimal(interestOf(amount, rate));
  const earns = words[isDemand(rate) ? 'home.interestOfYear' : 'home.interestAtEnd'];
  const demand = rates.find(isDemand);
  const table = (
    <TermTable rates={rates} amount={amount} nameOf={longTerm} label={words['home.termTable'](money)} />
  );
  return (
    <InstrumentGround
      record={record}
      copy={
        <>
          <p className={styles.sentence}>
            {/* Every second part is a figure. */}
            {sentence.split('|').map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <b key={index} className="num">
                  {part}
                </b>
              ),
            )}
          </p>
          <p className={styles.result}>
            <span>{earns}</span> <b className="num">{interest}</b> <span>{words['home.yuan']}</span>
          </p>
          <p className={styles.note}>
            {isDemand(rate) || demand === undefined
              ? words['home.demandNote']
              : words['home.earlyNote'](shownRate(demand.rate))}
          </p>
          <Spoken
            text={`${sentence.replaceAll('|', '')}${words['home.spokenBreak']}${earns} ${interest} ${words['home.yuan']}`}
          />
          <p className={styles.actions}>
            <a className={buttonClass({})} href={calculatorAddress(language, amount, rate)}>
              {words['home.toCalculator']}
            </a>
            <a className={styles.second} href={depositRatesAddress(language)}>
              {words['home.allDepositRates']}
            </a>
          </p>
        </>
      }
    >
      <div>
        <TermStars
          points={rates.map((one) => ({
            code: one.termCode,
            label: shortTerm(one),
            value: shownRate(one.rate),
          }))}
          chosen={rate.termCode}
          onChoose={setTermCode}
          name="deposit-term"
          caption={words['home.starsCaption'](rates.length, dayInData(rate.effectiveDate, language))}
          words={{
            conclusion: conclusionOf(rates, words, shortTerm),
            choose: words['home.chooseTerm'],
            table: words['home.curveTable'],
            option: ({ code, value }) =>
              words['home.termOption'](words['home.depositTermLong'][code] ?? code, value),
          }}
        >
          {table}
        </TermStars>
      </div>
      <div className={styles.amount}>
        <Dial
          label={words['home.amountLabel']}
          position={position}
          valueText={words['home.amountSpoken'](money)}
          ends={[words['home.amountLeast'], words['home.amountMost']]}
          onMove={setPosition}
        >
          <span className={styles.unit}>{words['home.amountLabel']}</span>
          <b className={`num ${styles.money}`}>{money}</b>
          <span className={styles.unit}>{words['home.yuan']}</span>
        </Dial>
        <p className={styles.presets} role="group" aria-label={words['home.presets']}>
          {PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={preset === amount}
              onClick={() => setPosition(positionOf(preset))}
            >
              {words['home.presetName'](preset)}
            </button>
          ))}
        </p>
      </div>
      {/* In place of the ring where there is no script. */}
      <div className={styles.sums}>
        <p className={styles.unit}>{words['home.termTable'](money)}</p>
        {table}
      </div>
    </InstrumentGround>
  );
}

/** Said once the hand rests, not at every step on the way. */
function Spoken({ text }: { text: string }) {
  const said = useSettled(text);
  return (
    <span className={styles.spoken} role="status">
      {said}
    </span>
  );
}

function conclusionOf(
  rates: readonly DepositRate[],
  words: ReturnType<typeof homeWords.of>,
  nameOf: (rate: DepositRate) => string,
): string {
  const all = rates.map((one) => words['home.termOption'](nameOf(one), shownRate(one.rate)));
  return words['home.starsConclusion'](all.join(words['home.listSeparator']));
}
