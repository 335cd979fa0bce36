import { VisuallyHidden } from '@bank/ui';
import type { Organ } from '@bank/contract';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { Term } from '../../../../parts/terms/Term.tsx';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './Sellers.module.css';

/** Who sells the fund beside this bank. */
export function Sellers({ sellers }: { sellers: readonly Organ[] }) {
  const words = useWords(fundDetailWords);
  return (
    <TabSection id="fund-sellers" title={words['fund.sellerTitle']}>
      <p>
        <Term code="AGENCY_SALE">{words['fund.sellerNote']}</Term>
      </p>
      {sellers.length === 0 ? (
        <None>{words['fund.noSellers']}</None>
      ) : (
        <FactTable
          caption={words['fund.sellerTitle']}
          columns={[words['fund.sellerName'], words['fund.sellerSite']]}
          rows={sellers.map(({ organCode, organName, url }) => ({
            key: organCode,
            cells: [
              organName,
              url === undefined ? (
                words['fund.none']
              ) : (
                <SiteLink key="site" url={url} urlType="2" className={styles.link}>
                  {words['fund.visit']}
                  <VisuallyHidden> {organName}</VisuallyHidden>
                </SiteLink>
              ),
            ],
          }))}
        />
      )}
    </TabSection>
  );
}
