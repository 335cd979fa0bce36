import type { Contact } from '@bank/contract';
import { COMPLAINT_GUIDE_PATHS } from '../../../parts/links/complaint-guide.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import styles from './Complaints.module.css';
import page from './ContactPage.module.css';
import { contactWords } from '../../../words/bank/contact/words.ts';

/** The ways to complain, and how long each step may take. */
export function Complaints({ complaints, limits }: Pick<Contact, 'complaints' | 'limits'>) {
  const { language } = useSite();
  const words = useWords(contactWords);
  return (
    <section aria-labelledby="contact-complaints">
      <h2 className={page.title} id="contact-complaints">
        {words['contact.complaints']}
      </h2>
      <div className={styles.columns}>
        <ul className={styles.ways}>
          {complaints.map(({ name, text, url, linkText }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                {text}
                {url === '' ? null : (
                  <>
                    {' '}
                    <a className={styles.link} href={url}>
                      {linkText}
                    </a>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
        <div>
          <table className={styles.table}>
            <caption>{words['contact.limits']}</caption>
            <thead>
              <tr>
                <th scope="col">{words['contact.limits.step']}</th>
                <th scope="col">{words['contact.limits.limit']}</th>
              </tr>
            </thead>
            <tbody>
              {limits.map(({ step, limit }) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  <td>{limit}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <a className={styles.link} href={COMPLAINT_GUIDE_PATHS[language]}>
            {words['contact.guide']}
          </a>
        </div>
      </div>
    </section>
  );
}
