import { Assurances } from '../../../parts/blocks/Assurances.tsx';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import { WealthOffers } from '../../../parts/wealth/WealthOffers.tsx';
import { CorporateContact } from '../../../parts/corporate/CorporateContact.tsx';
import { CaseCards } from '../../../parts/corporate/CaseCards.tsx';
import { NoticeLines } from '../../../parts/corporate/NoticeLines.tsx';
import { COMPANY_LIST, COMPANY_PAPERS, corporateListPath } from '../../../parts/corporate/corporate-paths.ts';
import { COLUMNS } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { wealthListPath } from '../../../parts/wealth/wealth-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CompanyHomePage.module.css';
import { ServiceColumns } from './ServiceColumns.tsx';
import type { CompanyHomeData } from './load-company-home.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** What a company comes for: a service by need, its money, how others did it, what changes, whom to ask. */
export function CompanyHomePage({ data, record }: PageProps<CompanyHomeData>) {
  const to = useAddress();
  const failed = useWords()['home.failed'];
  const words = useWords(corporateWords);
  const { banners, shortcuts, services, groups, cases, notices, assurances, columns } = data;
  const products = groups?.flatMap((group) => (group.prodType === 'WEALTH' ? group.list : []));
  const noneOf = (block: unknown) => <BlockNote>{block === undefined ? failed : words.nothing}</BlockNote>;
  const more = (name: string, url: string) => ({ wide: name, narrow: name, url: to(url) });
  return (
    <>
      <BlockBoundary failed={failed}>
        <Hero banners={banners} heading={record.title} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={shortcuts} label={words.shortcuts} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section
          id="services"
          title={words.byNeed}
          caption={words.byNeedCaption}
          more={more(words.all, COMPANY_LIST)}
        >
          {services === undefined || services.list.length === 0 ? (
            noneOf(services)
          ) : (
            <ServiceColumns services={services.list} columns={columns ?? []} />
          )}
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section
          id="cases"
          title={words.cases}
          caption={words.casesCaption}
          more={more(words.casesMore, COMPANY_LIST + searchText({ kind: 'CASE' }))}
          ground="surface"
          inElderView={false}
        >
          {cases === undefined || cases.list.length === 0 ? noneOf(cases) : <CaseCards cases={cases.list} />}
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section
          id="wealth"
          title={words.wealth}
          caption={words.wealthCaption}
          more={more(words.wealthMore, wealthListPath('COMPANY'))}
          inElderView={false}
        >
          {products === undefined || products.length === 0 ? (
            noneOf(products)
          ) : (
            <WealthOffers label={words.wealth} products={products} />
          )}
          <p className={styles.note}>
            {words.wealthNote} <a href={to(COMPANY_PAPERS)}>{words.manuals}</a>
          </p>
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section
          id="notices"
          title={words.notices}
          more={more(words.noticesMore, corporateListPath(COLUMNS.companyNotices))}
          ground="surface"
        >
          <div className={styles.halves}>
            {notices === undefined ? noneOf(notices) : <NoticeLines notices={notices.list} />}
            <CorporateContact title={words.contact} />
          </div>
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Assurances shortcuts={assurances} />
      </BlockBoundary>
    </>
  );
}
