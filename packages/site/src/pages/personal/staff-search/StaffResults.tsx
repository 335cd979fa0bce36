import type { SalesStaff } from '@bank/contract';
import { ButtonLink, Icon } from '@bank/ui';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { Answered } from '../../../parts/forms/challenge/Answered.tsx';
import { StaffCard } from './StaffCard.tsx';
import { staffWords } from '../../../words/personal/staff/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './StaffResults.module.css';

export function StaffResults({ result: staff }: { result: readonly SalesStaff[] }) {
  const words = useWords(staffWords);
  const hotlines = useHotlines();
  return (
    <Answered id="staff-results" title={words['staff.results']}>
      {staff.length === 0 ? (
        <div className={styles.none}>
          <h3 className={styles.noneTitle}>
            <Icon name="info" size={20} />
            {words['staff.none']}
          </h3>
          <p>{words['staff.noneText']}</p>
          <ButtonLink href={`tel:${hotlines.service.dial}`} variant="quiet" compact>
            <Icon name="hotline" size={18} />
            {words['staff.call']}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.count} role="status">
            {words['staff.found'](staff.length)}
          </p>
          <ul className={styles.list}>
            {staff.map((one) => (
              <li key={one.staffNo}>
                <StaffCard staff={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  );
}
