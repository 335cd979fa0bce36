import { dayInProse } from '../../../../base/format/day.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from '../CalculatorHead.module.css';
import { formatRate } from '../format-rate.ts';
import type { DepositAnswer, DepositQuestion } from './calculate-deposit.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

/** Longer sums stand in the size below the largest. */
const LARGE_LONGEST = 14;

interface DepositFiguresProps {
  question: DepositQuestion;
  answer: DepositAnswer;
}

/** The answer, its first figure large: the interest, or what a goal takes each month. */
export function DepositFigures({ question, answer }: DepositFiguresProps) {
  const { language } = useSite();
  const words = useWords(depositWords);
  const money = (amount: string) => formatAmount(amount, question.currency, language);
  const day = (value: string) => dayInProse(value, language);
  const isHeld = answer.maturity === answer.paidOn;
  const demand = formatRate(question.demandRate);
  const goal = question.kind === 'INSTALMENT' ? question.goal : undefined;
  const interest = {
    name: words['deposit.interest'][isHeld ? 'HELD' : 'PAID'],
    value: money(answer.interest),
  };
  const main =
    goal === undefined ? interest : { name: words['deposit.monthly'], value: money(question.amount) };
  const figures = [
    ...(goal === undefined ? [] : [interest]),
    { name: words['deposit.total'], value: money(answer.total) },
    { name: words['deposit.rate'], value: formatRate(question.rate) },
    ...(answer.maturity === undefined
      ? []
      : [{ name: words['deposit.maturity'], value: day(answer.maturity) }]),
    ...(isHeld ? [] : [{ name: words['deposit.paidOn'], value: day(answer.paidOn) }]),
    ...(answer.noticeBy === undefined
      ? []
      : [{ name: words['deposit.noticeBy'], value: day(answer.noticeBy) }]),
  ];
  return (
    <>
      <p className={styles.announced} role="status">
        {goal === undefined
          ? words['deposit.announce'](money(answer.interest), money(answer.total))
          : words['deposit.goalAnnounce'](money(question.amount), money(answer.total))}
      </p>
      <dl className={styles.result}>
        <div className={styles.main} data-long={main.value.length > LARGE_LONGEST ? '' : undefined}>
          <dt>{main.name}</dt>
          <dd className="num">{main.value}</dd>
        </div>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {answer.reason === undefined ? null : (
        <p className={styles.reason}>
          {answer.reason === 'EARLY'
            ? words['deposit.early'](demand, money(answer.forgone ?? '0'))
            : words[answer.reason === 'OVERDUE' ? 'deposit.overdue' : 'deposit.tooShort'](demand)}
        </p>
      )}
    </>
  );
}
