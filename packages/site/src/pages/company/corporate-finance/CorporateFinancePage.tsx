import { SectionHead, TextLink } from '@bank/ui';
import { CorporateContact } from '../../../parts/corporate/CorporateContact.tsx';
import { CaseCards } from '../../../parts/corporate/CaseCards.tsx';
import { Needs } from '../../../parts/corporate/Needs.tsx';
import { ServiceRows } from '../../../parts/corporate/ServiceRows.tsx';
import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import { COMPANY_LIST } from '../../../parts/corporate/corporate-paths.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CorporateFinancePage.module.css';
import type { CorporateFinanceData } from './load-corporate-finance.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function CorporateFinancePage({ data }: PageProps<CorporateFinanceData>) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const { services, cases, steps, needs } = data;
  return (
    <div className={styles.page}>
      <section aria-labelledby="needs">
        <SectionHead
          id="needs"
          title={words.needsTitle}
          more={
            <TextLink variant="more" href={to(COMPANY_LIST)}>
              {words.all}
            </TextLink>
          }
        />
        <Needs needs={needs} />
      </section>
      <section aria-labelledby="services">
        <SectionHead id="services" title={words.financeServices} />
        <ServiceRows services={services} />
      </section>
      {steps.length === 0 ? null : (
        <section aria-labelledby="steps">
          <SectionHead id="steps" title={words.steps} />
          <NumberedSteps steps={steps.map(({ name, summary }) => ({ name, text: summary }))} />
        </section>
      )}
      <section aria-labelledby="cases">
        <SectionHead
          id="cases"
          title={words.cases}
          caption={words.casesCaption}
          more={
            <TextLink variant="more" href={to(COMPANY_LIST + searchText({ kind: 'CASE' }))}>
              {words.casesMore}
            </TextLink>
          }
        />
        <CaseCards cases={cases} />
      </section>
      <CorporateContact title={words.contact} />
    </div>
  );
}
