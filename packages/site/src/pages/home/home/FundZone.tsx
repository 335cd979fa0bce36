import type { Banner } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { dayInData, shortDay } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { FundGroup, ShownFund, ShownGroup } from '../../../parts/wealth/shown-products.ts';
import { FundSide } from './FundSide.tsx';
import { FundTable } from './FundTable.tsx';
import { FUND_ZONE_PATH } from '../../../parts/links/fund-paths.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundZone.module.css';

interface FundZoneProps {
  groups: ShownGroup[] | undefined;
  /** The fund zone's own banners. */
  banners: Banner[] | undefined;
}

export function FundZone({ groups, banners }: FundZoneProps) {
  const to = useAddress();
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const group = groups?.find((entry): entry is FundGroup => entry.prodType === 'FUND');
  const funds = group?.list ?? [];
  const day = newestDay(funds);
  return (
    <Section
      divide="PRODUCT"
      inElderView={false}
      id="funds"
      title={words['home.fundTitle']}
      caption={day === undefined ? undefined : words['home.fundCaption'](dayInData(day, language))}
      more={{ wide: words['home.fundMore'], narrow: words['home.fundMoreShort'], url: to(FUND_ZONE_PATH) }}
    >
      <div className={styles.zone}>
        <FundSide banner={banners?.[0]} />
        {funds.length > 0 ? (
          <FundTable funds={funds} />
        ) : (
          <BlockNote>{words[groups === undefined ? 'home.failed' : 'home.fundEmpty']}</BlockNote>
        )}
      </div>
      {day === undefined ? null : (
        <p className={styles.note}>{words['home.fundNote'](shortDay(day, here))}</p>
      )}
    </Section>
  );
}

function newestDay(funds: readonly ShownFund[]): string | undefined {
  return funds
    .map(({ navDate }) => navDate)
    .sort()
    .at(-1);
}
