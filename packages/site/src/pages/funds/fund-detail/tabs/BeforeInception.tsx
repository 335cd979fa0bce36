import { useWords } from '../../../../base/state/site-context.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';

/** In place of charts that would be empty, of a fund that is being raised. */
export function BeforeInception() {
  const words = useWords(fundDetailWords);
  return (
    <TabSection id="fund-performance" title={words['fund.performance']}>
      <None>{words['fund.noPerformanceYet']}</None>
    </TabSection>
  );
}
