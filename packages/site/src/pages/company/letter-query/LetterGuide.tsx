import { ButtonLink, Icon } from '@bank/ui';
import { letterWords } from '../../../words/company/letters/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from '../../../parts/forms/challenge/Guide.module.css';

const CORPORATE_OUTLETS = '/bobbank/map?service=CORP';

/** How to get a written confirmation, and what to do with a letter that looks forged. */
export function LetterGuide() {
  const words = useWords(letterWords);
  return (
    <div className={styles.guide}>
      <section aria-labelledby="letter-written">
        <h2 className={styles.title} id="letter-written">
          {words['letters.written']}
        </h2>
        <p className={styles.lead}>{words['letters.written.lead']}</p>
        <ol className={styles.steps}>
          <li>{words['letters.written.1']}</li>
          <li>{words['letters.written.2']}</li>
          <li>{words['letters.written.3']}</li>
        </ol>
        <ButtonLink href={CORPORATE_OUTLETS} variant="quiet" compact>
          <Icon name="branch" size={18} />
          {words['letters.branches']}
        </ButtonLink>
      </section>
      <section aria-labelledby="letter-fake">
        <h2 className={styles.title} id="letter-fake">
          {words['letters.fake']}
        </h2>
        <ul className={styles.points}>
          <li>{words['letters.fake.1']}</li>
          <li>{words['letters.fake.2']}</li>
          <li>{words['letters.fake.3']}</li>
        </ul>
      </section>
    </div>
  );
}
