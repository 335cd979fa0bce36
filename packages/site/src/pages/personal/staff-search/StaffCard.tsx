import type { SalesStaff } from '@bank/contract';
import { Icon } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import styles from './StaffCard.module.css';

/** What may be known of one person; no telephone and no identity number (STAFF-1). */
export function StaffCard({ staff }: { staff: SalesStaff }) {
  const { language } = useSite();
  const words = useWords(staffWords);
  const chinese = language === 'EN' ? 'zh-CN' : undefined;
  const classes = staff.productClasses.map((code) => words[`staff.class.${code}`]);
  return (
    <article className={styles.card} aria-labelledby={`staff-${staff.staffNo}`}>
      <header className={styles.head}>
        <h3 className={styles.name} id={`staff-${staff.staffNo}`} lang={chinese}>
          {staff.staffName}
        </h3>
        <p className={styles.status} data-status={staff.status}>
          <Icon name={staff.status === '1' ? 'check' : 'minus'} size={16} />
          {words[`staff.status.${staff.status}`]}
        </p>
      </header>
      {staff.status === '0' ? <p className={styles.stopped}>{words['staff.stopped']}</p> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{words['staff.number']}</dt>
          <dd className={styles.figure}>{staff.staffNo}</dd>
        </div>
        <div>
          <dt>{words['staff.outlet']}</dt>
          <dd>
            {/* The badge has the Chinese one, to compare with. */}
            {chinese === undefined ? null : <span className={styles.english}>{staff.branchNameEn}</span>}
            <span lang={chinese}>{staff.branchName}</span>
          </dd>
        </div>
        <div>
          <dt>{words['staff.city']}</dt>
          <dd>{language === 'CN' ? staff.city : staff.cityEn}</dd>
        </div>
        <div className={styles.classes}>
          <dt>{words['staff.classes']}</dt>
          <dd>
            {classes.length === 0 ? (
              words['staff.noClasses']
            ) : (
              <ul>
                {classes.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
      {staff.qualifications.length === 0 ? null : <Qualifications staff={staff} />}
    </article>
  );
}

function Qualifications({ staff }: { staff: SalesStaff }) {
  const { language } = useSite();
  const words = useWords(staffWords);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words['staff.qualifications']}</caption>
      <thead>
        <tr>
          <th scope="col">{words['staff.qualification']}</th>
          <th scope="col">{words['staff.certNo']}</th>
          <th scope="col">{words['staff.validTo']}</th>
          <th scope="col">{words['staff.valid']}</th>
        </tr>
      </thead>
      <tbody>
        {staff.qualifications.map(({ name, certNo, validTo, isValid }) => (
          <tr key={certNo}>
            <th scope="row" lang={language === 'EN' ? 'zh-CN' : undefined}>
              {name}
            </th>
            <td className={styles.figure} data-label={words['staff.certNo']}>
              {certNo}
            </td>
            <td className={styles.figure} data-label={words['staff.validTo']}>
              <time dateTime={validTo}>{dayInData(validTo, language)}</time>
            </td>
            <td data-label={words['staff.valid']} data-expired={isValid === '0' ? '' : undefined}>
              {words[`staff.valid.${isValid}`]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
