import { RailFacts } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { OpenNow } from '../../../parts/branches/OpenNow.tsx';
import { branchAddress } from '../../../parts/branches/branch-names.ts';
import { weekHours } from '../../../parts/branches/week-hours.ts';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { BranchFinder } from './list/BranchFinder.tsx';
import { PlanHead } from './plan/PlanHead.tsx';
import { PlanLead } from './plan/PlanLead.tsx';
import type { BranchDetailData, BranchListData, BranchesData } from './load-branches.ts';

export function BranchBanner({ data, ...rest }: PageProps<BranchesData>) {
  return data.kind === 'LIST' ? <ListBanner data={data} {...rest} /> : <DetailBanner data={data} {...rest} />;
}

/** Where to look, and the plan of what is there. */
function ListBanner({ data, record, query }: PageProps<BranchListData>) {
  const { path } = record;
  return (
    <PageBanner
      picture={null}
      lead={<PlanLead data={data} />}
      beside={<PlanHead data={data} path={path} query={query} />}
    >
      <BranchFinder data={data} path={path} query={query} />
    </PageBanner>
  );
}

/** What kind of branch, whether it is open now, where; its hours and its telephone. */
function DetailBanner({ data: { branch }, language }: PageProps<BranchDetailData>) {
  const words = useWords(branchWords);
  const hotlines = useHotlines();
  const { branchType, themes = [], hours, phone } = branch;
  return (
    <PageBanner
      details={
        <>
          <span>{[words.types[branchType], ...themes.map((theme) => words.themes[theme])].join(' · ')}</span>
          <span>
            <OpenNow branch={branch} />
          </span>
        </>
      }
      lead={branchAddress(branch, language)}
      rail={
        <RailFacts
          facts={[
            ...weekHours(hours.personal, words).map(({ days, hours: span }) => ({
              label: days,
              value: span,
            })),
            ...(phone === ''
              ? []
              : [{ label: words.phone, value: phone, href: `tel:${phone.replace('-', '')}` }]),
            { label: words.hotline, value: hotlines.service.shown, href: `tel:${hotlines.service.dial}` },
          ].slice(0, 5)}
        />
      }
    />
  );
}
