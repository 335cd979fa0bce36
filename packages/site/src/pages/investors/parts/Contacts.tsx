import { COLUMNS, type InvestorContact } from '@bank/contract';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { investmentList } from './investment-paths.ts';
import styles from './Contacts.module.css';

/** Where investors turn to; stands on every investor page (IR-5). */
export function Contacts({ contact, withTitle = true }: { contact: InvestorContact; withTitle?: boolean }) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const { department, phone, email, address, postcode, hours, registrar, registrarPhone } = contact;
  const isElsewhere = withTitle;
  return (
    <aside className={styles.contact} aria-label={words.contact}>
      {withTitle ? (
        <h2 className={styles.title}>
          <a href={investmentList(COLUMNS.investorContact, language)}>{words.contact}</a>
        </h2>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{words.phone}</dt>
          <dd className="num">
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            {department}
            <br />
            {`${address} `}
            <span className="num">{postcode}</span>
          </dd>
        </div>
        {isElsewhere ? null : (
          <div>
            <dt>{words.registrar}</dt>
            <dd>
              {`${registrar} `}
              <span className="num">{registrarPhone}</span>
            </dd>
          </div>
        )}
      </dl>
      {isElsewhere ? null : <p className={styles.note}>{words.contactNote}</p>}
    </aside>
  );
}
