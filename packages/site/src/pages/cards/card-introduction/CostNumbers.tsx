import { Part } from '../../../parts/reading/Part.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardIntroductionPage.module.css';

/** What every card costs who does not repay in full. */
export function CostNumbers() {
  const to = useAddress();
  const words = useWords(cardWords);
  const numbers = [
    { name: words.aboutInterest, figure: '18.25', unit: '%', note: words.aboutInterestNote },
    { name: words.aboutFree, figure: '50', unit: words.aboutFreeUnit, note: words.aboutFreeNote },
    { name: words.aboutMinimum, figure: '5', unit: '%', note: words.aboutMinimumNote },
    { name: words.aboutLate, figure: '5', unit: '%', note: words.aboutLateNote },
  ];
  return (
    <Part id="costs" title={words.about} action={<a href={to('/personal/sfbz')}>{words.allFees}</a>}>
      <dl className={styles.numbers}>
        {numbers.map(({ name, figure, unit, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={`num ${styles.figure}`}>
              {figure}
              <small>{unit}</small>
            </dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
