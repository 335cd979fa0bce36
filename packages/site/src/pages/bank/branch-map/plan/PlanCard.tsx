import { distanceBetween, openStateAt, type BranchPoint, type Position } from '@bank/contract';
import { OpenNow } from '../../../../parts/branches/OpenNow.tsx';
import { branchAddress, branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { HolidaySpans } from '../../../../parts/branches/HolidaySpans.tsx';
import { holidayPeriods } from '../../../../parts/branches/holiday-periods.ts';
import { formatDistance } from '../../../../parts/branches/format-distance.ts';
import { mapLinks } from '../../../../parts/links/map-links.ts';
import { useBeijingMinute } from '../../../../parts/branches/use-beijing-minute.ts';
import { weekHours } from '../../../../parts/branches/week-hours.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { useCityPoint } from './city-point.ts';
import styles from './PlanCard.module.css';
import { usePlanSync } from './plan-sync.ts';

interface PlanCardProps {
  members: readonly BranchPoint[];
  cityCode: string;
  /** Of the plan, from which distances are taken until the visitor's place is known. */
  centre: Position;
  /** Takes the group apart; absent where the plan can go no nearer, and without script. */
  onOpen?: (() => void) | undefined;
}

const SHOWN = 6;

/** What a mark stands for: one branch and the way to it, or the first of several. */
export function PlanCard({ members, cityCode, centre, onOpen }: PlanCardProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const minute = useBeijingMinute();
  const [only, ...others] = members;
  if (only === undefined) return <div />;
  if (others.length === 0) return <BranchCard branch={only} cityCode={cityCode} centre={centre} />;
  const open = minute === undefined ? undefined : members.filter((branch) => isOpenAt(branch, minute)).length;
  return (
    <section className={styles.card} aria-live="polite">
      <h2 className={styles.title}>{words.groupOf(members.length, open)}</h2>
      <ul className={styles.members}>
        {members.slice(0, SHOWN).map((branch) => (
          <li key={branch.id} data-open={minute !== undefined && isOpenAt(branch, minute) ? '' : undefined}>
            <a href={branchPath(branch.id, language)}>{branchName(branch, language)}</a>
          </li>
        ))}
      </ul>
      {members.length > SHOWN ? (
        <p className={styles.rest}>{words.restOfGroup(members.length - SHOWN)}</p>
      ) : null}
      {onOpen === undefined ? null : (
        <button type="button" className={styles.quiet} onClick={onOpen}>
          {words.openGroup}
        </button>
      )}
    </section>
  );
}

interface BranchCardProps {
  branch: BranchPoint;
  cityCode: string;
  centre: Position;
}

function BranchCard({ branch, cityCode, centre }: BranchCardProps) {
  const { language, today } = useSite();
  const words = useWords(branchWords);
  const { visitor } = usePlanSync();
  const point = useCityPoint()(cityCode);
  const { phone, lngWgs, latWgs } = branch;
  const metres = distanceBetween(visitor ?? centre, { lng: lngWgs, lat: latWgs });
  const distance = formatDistance(metres, words);
  const [next] = holidayPeriods(branch.holidays, today);
  return (
    <section className={styles.card} aria-live="polite">
      <p className={styles.now}>
        <OpenNow branch={branch} />
      </p>
      <h2 className={styles.title}>
        <a href={branchPath(branch.id, language)}>{branchName(branch, language)}</a>
      </h2>
      <p className={styles.address}>{branchAddress(branch, language)}</p>
      <p className="num">
        {visitor === undefined ? words.distanceFrom(point, distance) : words.distance(distance)}
      </p>
      <ul className={styles.hours} aria-label={words.hours}>
        {weekHours(branch.hours.personal, words).map(({ days, hours }) => (
          <li key={days} className="num">
            <span>{days}</span> {hours}
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <div className={styles.holiday}>
          <h3>{next.holiday === undefined ? words.holidayOther : words.holidayNames[next.holiday]}</h3>
          <HolidaySpans period={next} />
        </div>
      )}
      <p className={styles.ways}>
        {phone === '' ? null : (
          <a className={`num ${styles.quiet}`} href={`tel:${phone.replace('-', '')}`}>
            {phone}
          </a>
        )}
        <a
          className={styles.go}
          href={mapLinks(branch).amap}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.routeTo(branchName(branch, language))}
        >
          {words.route}
        </a>
      </p>
    </section>
  );
}

/** Personal customers are served at a minute of Beijing's clocks. */
export function isOpenAt({ hours, holidays }: BranchPoint, minute: string): boolean {
  return openStateAt({ hours: hours.personal, holidays }, minute).kind === 'OPEN';
}
