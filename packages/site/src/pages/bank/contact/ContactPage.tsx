import type { Contact } from '@bank/contract';
import { ButtonLink, Icon } from '@bank/ui';
import { MapLinks } from '../../../parts/branches/MapLinks.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Complaints } from './Complaints.tsx';
import styles from './ContactPage.module.css';
import type { ContactData } from './contact-data.ts';
import { contactWords } from '../../../words/bank/contact/words.ts';

const BRANCH_PATHS = { CN: '/bobbank/map', EN: '/en/bobbank/map' } as const;

/** Where the bank is reached: what each of the lines in the head is for, then addresses, complaints and departments. */
export function ContactPage({ data: { contact, codes }, language }: PageProps<ContactData>) {
  const words = useWords(contactWords);
  return (
    <div className={styles.page}>
      <Hotlines hotlines={contact.hotlines} />
      <section aria-labelledby="contact-offices">
        <h2 className={styles.title} id="contact-offices">
          {words['contact.offices']}
        </h2>
        <div className={styles.offices}>
          {contact.offices.map((office) => (
            <Office key={office.name} office={office} />
          ))}
        </div>
        <ButtonLink href={BRANCH_PATHS[language]} variant="quiet" compact>
          <Icon name="branch" size={18} />
          {words['contact.branches']}
        </ButtonLink>
      </section>
      <Complaints complaints={contact.complaints} limits={contact.limits} />
      <div className={styles.last}>
        <section aria-labelledby="contact-departments">
          <h2 className={styles.title} id="contact-departments">
            {words['contact.departments']}
          </h2>
          <ul className={styles.departments}>
            {contact.departments.map(({ name, email, text }) => (
              <li key={email}>
                <h3>{name}</h3>
                <p>{text}</p>
                <a className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
            ))}
          </ul>
        </section>
        {codes.length === 0 ? null : (
          <section aria-labelledby="contact-follow">
            <h2 className={styles.title} id="contact-follow">
              {words['contact.follow']}
            </h2>
            <p className={styles.followText}>{words['contact.followText']}</p>
            <ul className={styles.codes}>
              {codes.map((code) => (
                <li key={code.url}>
                  <img src={code.url} alt={code.title} width={108} height={108} loading="lazy" />
                  {code.link === undefined ? (
                    code.title
                  ) : (
                    <SiteLink url={code.link} urlType="2">
                      {code.title}
                    </SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Hotlines({ hotlines }: Pick<Contact, 'hotlines'>) {
  const words = useWords(contactWords);
  return (
    <section aria-labelledby="contact-hotlines">
      <h2 className={styles.title} id="contact-hotlines">
        {words['contact.hotlines']}
      </h2>
      <ul className={styles.lines}>
        {hotlines.map(({ name, hours, note, dial }) => (
          <li key={dial}>
            <h3 className={styles.lineName}>{name}</h3>
            <p className={styles.lineHours}>{hours}</p>
            <p className={styles.lineNote}>{note}</p>
          </li>
        ))}
      </ul>
      <p className={styles.fraud}>
        <Icon name="notice" size={18} />
        {words['contact.fraud']}
      </p>
    </section>
  );
}

function Office({ office }: { office: Contact['offices'][number] }) {
  const { language } = useSite();
  const words = useWords(contactWords);
  const { name, nameZh, address, addressZh, postcode, phone, hours, lngGcj, latGcj } = office;
  return (
    <section className={styles.office}>
      <h3 className={styles.officeName}>{name}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{words['contact.address']}</dt>
          <dd>
            {address}
            {language === 'EN' ? (
              <span className={styles.chinese} lang="zh-CN">
                {addressZh} {nameZh}
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{words['contact.postcode']}</dt>
          <dd className={styles.figure}>{postcode}</dd>
        </div>
        {phone === '' ? null : (
          <div>
            <dt>{words['contact.phone']}</dt>
            <dd className={styles.figure}>
              <a className={styles.link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words['contact.hours']}</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      <MapLinks branch={{ name: nameZh, nameEn: name, address: addressZh, lngGcj, latGcj }} />
    </section>
  );
}
