import { VisuallyHidden } from '@bank/ui';
import type { FundDetail, Organ } from '@bank/contract';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { Term } from '../../../../parts/terms/Term.tsx';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { hasEnded } from '../../parts/fund-state.ts';
import styles from './Sellers.module.css';

const OURSELVES = 'OWN';

/** Who sells the fund beside this bank, as long as it is sold. */
export function Sellers({ fund, sellers }: { fund: FundDetail; sellers: readonly Organ[] }) {
  const words = useWords(fundDetailWords);
  const others = sellers.filter(({ organType }) => organType !== OURSELVES);
  if (hasEnded(fund)) {
    return (
      <TabSection id="fund-sellers" title={words['fund.sellerTitle']}>
        <None>{words['fund.endedSellers']}</None>
      </TabSection>
    );
  }
  return (
    <TabSection id="fund-sellers" title={words['fund.sellerTitle']}>
      <p>
        <Term code="AGENCY_SALE">{words['fund.sellerNote']}</Term>
      </p>
      {others.length === 0 ? (
        <None>{words['fund.noSellers']}</None>
      ) : (
        <FactTable
          caption={words['fund.sellerTitle']}
          columns={[words['fund.sellerName'], words['fund.sellerSite']]}
          rows={others.map(({ organCode, organName, url }) => ({
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
