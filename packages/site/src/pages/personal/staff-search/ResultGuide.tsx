import { ButtonLink, Icon } from '@bank/ui';
import { HOTLINES } from '../../../parts/links/hotlines.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from '../../../parts/forms/challenge/Guide.module.css';

/** What the statuses mean, and what to do when somebody is not found. */
export function ResultGuide() {
  const words = useWords(staffWords);
  return (
    <div className={styles.guide}>
      <section aria-labelledby="staff-meaning">
        <h2 className={styles.title} id="staff-meaning">
          {words['staff.meaning']}
        </h2>
        <dl className={styles.meanings}>
          <dt>{words['staff.status.1']}</dt>
          <dd>{words['staff.meaning.1']}</dd>
          <dt>{words['staff.status.0']}</dt>
          <dd>{words['staff.meaning.0']}</dd>
          <dt>{words['staff.expired']}</dt>
          <dd>{words['staff.meaning.expired']}</dd>
        </dl>
      </section>
      <section aria-labelledby="staff-suspect">
        <h2 className={styles.title} id="staff-suspect">
          {words['staff.suspect']}
        </h2>
        <ol className={styles.steps}>
          <li>{words['staff.suspect.1']}</li>
          <li>{words['staff.suspect.2']}</li>
          <li>{words['staff.suspect.3']}</li>
        </ol>
        <ButtonLink href={`tel:${HOTLINES.service.dial}`} variant="quiet" compact>
          <Icon name="hotline" size={18} />
          {words['staff.call']}
        </ButtonLink>
      </section>
    </div>
  );
}
