import type { CorporateDetail, Language, ServiceFacts } from '@bank/contract';
import { NumberedSteps } from '../blocks/NumberedSteps.tsx';
import { FileList } from '../articles/FileList.tsx';
import { Story } from '../articles/Story.tsx';
import { Part } from '../reading/Part.tsx';
import { PageTools } from '../reading/PageTools.tsx';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { tagged } from '../../base/format/punctuation.ts';
import { CorporateContact } from './CorporateContact.tsx';
import { corporateListPath } from './corporate-paths.ts';
import { useAddress } from '../links/use-address.ts';
import styles from './ServiceDetail.module.css';
import { ServiceRows } from './ServiceRows.tsx';
import { corporateWords, type CorporateWords } from '../../words/company/corporate/words.ts';

interface ServiceDetailProps {
  article: CorporateDetail;
  service: ServiceFacts;
}

/** A service with what decides, what to bring and how it goes on; or a case with what it used. */
export function ServiceDetail({ article, service }: ServiceDetailProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(corporateWords);
  const isCase = service.kind === 'CASE';
  const { services, cases, attachments } = article;
  return (
    <article className={styles.article}>
      <div className={styles.top}>
        <p className={styles.fits}>
          <span>{isCase ? words.caseOf : words.fits}</span>{' '}
          {fitsOf(service, words, language) || words.everyone}
        </p>
        <PageTools />
      </div>
      <Story
        key={article.id}
        story={article}
        related={<CorporateContact title={isCase ? words.contact : words.applyTitle} />}
      />
      {service.materials.length === 0 ? null : (
        <Part id="materials" title={words.materials} note={words.materialsNote}>
          <ul className={styles.materials}>
            {service.materials.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          {attachments.length === 0 ? null : <FileList files={attachments} />}
        </Part>
      )}
      {service.steps.length === 0 ? null : (
        <Part id="how-to" title={words.howTo}>
          <NumberedSteps steps={service.steps} />
        </Part>
      )}
      {services.length === 0 ? null : (
        <Part id="services" title={isCase ? words.usedServices : words.besideServices}>
          <ServiceRows services={services} />
        </Part>
      )}
      {cases.length === 0 ? null : (
        <Part id="cases" title={words.usedIn}>
          <ServiceRows services={cases} />
        </Part>
      )}
      <p className={styles.back} data-back>
        <a href={to(corporateListPath(article.columnId))}>{words.back}</a>
      </p>
    </article>
  );
}

function fitsOf({ sizes, industries }: ServiceFacts, words: CorporateWords, language: Language): string {
  const names = [
    ...sizes.map((code) => words.sizes[code] ?? code),
    ...industries.map((code) => words.industries[code] ?? code),
  ];
  return tagged(names, language);
}
