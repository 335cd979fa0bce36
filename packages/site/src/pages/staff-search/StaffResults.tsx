import { useEffect, useRef } from 'react';
import { HOTLINES, type SalesStaff } from '@bank/contract';
import { ButtonLink, Icon } from '@bank/ui';
import { StaffCard } from './StaffCard.tsx';
import { useStaffWords } from './use-staff-words.ts';
import styles from './StaffResults.module.css';

/** Takes the focus when it comes, so that it is read out; the form takes it away before each new look-up. */
export function StaffResults({ staff }: { staff: readonly SalesStaff[] }) {
  const words = useStaffWords();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.results} aria-labelledby="staff-results">
      <h2 className={styles.title} id="staff-results" ref={headingRef} tabIndex={-1}>
        {words['staff.results']}
      </h2>
      {staff.length === 0 ? (
        <div className={styles.none}>
          <h3 className={styles.noneTitle}>
            <Icon name="info" size={20} />
            {words['staff.none']}
          </h3>
          <p>{words['staff.noneText']}</p>
          <ButtonLink href={`tel:${HOTLINES.service.dial}`} variant="quiet" compact>
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
    </section>
  );
}
