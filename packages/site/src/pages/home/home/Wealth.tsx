import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import type { ShownGroup, ShownWealth, WealthGroup } from '../../../parts/wealth/shown-products.ts';
import { LeadProduct } from './LeadProduct.tsx';
import { WealthTabs } from './WealthTabs.tsx';
import { comparePath } from '../../../parts/wealth/wealth-paths.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Wealth.module.css';

interface WealthProps {
  /** Products in focus; the first is the lead. */
  focus: ShownWealth[] | undefined;
  groups: ShownGroup[] | undefined;
}

export function Wealth({ focus, groups }: WealthProps) {
  const to = useAddress();
  const words = useWords(homeWords);
  const shown = groups?.filter(
    (group): group is WealthGroup => group.prodType === 'WEALTH' && group.list.length > 0,
  );
  const lead = focus?.[0];
  return (
    <Section
      divide="PRODUCT"
      inElderView={false}
      id="wealth"
      title={words['home.wealthTitle']}
      caption={words['home.wealthCaption']}
      more={{
        wide: words['home.wealthMore'],
        narrow: words['home.wealthMore'],
        url: to(comparePath('PERSONAL')),
      }}
      ground="surface"
    >
      <div className={styles.wealth} data-lead={lead === undefined ? undefined : ''}>
        {lead === undefined ? null : <LeadProduct product={lead} />}
        {shown !== undefined && shown.length > 0 ? (
          <WealthTabs groups={shown} />
        ) : (
          <BlockNote>{words[shown === undefined ? 'home.failed' : 'home.wealthEmpty']}</BlockNote>
        )}
      </div>
      <p className={styles.note}>{words['home.wealthNote']}</p>
    </Section>
  );
}
