import { branchPath } from '../../../../parts/branches/branch-names.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { usePlanLabel } from './city-point.ts';
import type { CityPlan } from './plan-data.ts';
import { PlanFrame } from './PlanFrame.tsx';
import styles from './PlanHead.module.css';
import { PlanMark } from './PlanMark.tsx';
import { PLAN_SIZES } from './plan-size.ts';
import { rimLinks } from './rim-links.ts';

interface FirstPlanProps {
  plan: CityPlan;
  hrefOf: (district: string | undefined) => string;
}

/** The plan as the server draws it: a single mark leads to its branch, a group to the district of most of it. */
export function FirstPlan({ plan, hrefOf }: FirstPlanProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const label = usePlanLabel(plan);
  const names = new Map(plan.districts.map(({ code, name }) => [code, name]));
  return PLAN_SIZES.map((size, index) => {
    const marks = plan.marks[index] ?? [];
    return (
      <PlanFrame
        key={size.name}
        size={size}
        maxKm={plan.maxKm}
        view={plan.view}
        districts={rimLinks(plan, hrefOf, language)}
        label={label}
        marks={marks}
      >
        {marks.map(({ x, y, radius, count, id, district }) => (
          <a
            key={`${x} ${y}`}
            className={styles.mark}
            href={id === undefined ? hrefOf(district) : branchPath(id, language)}
            aria-label={words.placesIn(names.get(district) ?? '', count)}
          >
            <g transform={`translate(${x} ${y})`}>
              <PlanMark radius={radius} count={count} open={undefined} isChosen={false} isMarked={false} />
            </g>
          </a>
        ))}
      </PlanFrame>
    );
  });
}
