import { openStateAt, type BranchPoint } from '@bank/contract';
import { OpenNow } from '../../../../parts/branches/OpenNow.tsx';
import { branchAddress, branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { mapLinks } from '../../../../parts/links/map-links.ts';
import { useBeijingMinute } from '../../../../parts/branches/use-beijing-minute.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  members: readonly BranchPoint[];
  /** Takes the group apart; absent where the plan can go no nearer, and without script. */
  onOpen?: (() => void) | undefined;
}

const SHOWN = 6;

/** What a mark stands for: one branch and the way to it, or the first of several. */
export function PlanCard({ members, onOpen }: PlanCardProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const minute = useBeijingMinute();
  const [only, ...others] = members;
  if (only === undefined) return <div />;
  if (others.length === 0) return <BranchCard branch={only} />;
  const open = minute === undefined ? undefined : members.filter((branch) => isOpenAt(branch, minute)).length;
  return (
    <section className={styles.card} role="status">
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

function BranchCard({ branch }: { branch: BranchPoint }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const { phone } = branch;
  return (
    <section className={styles.card} role="status">
      <p className={styles.now}>
        <OpenNow branch={branch} />
      </p>
      <h2 className={styles.title}>
        <a href={branchPath(branch.id, language)}>{branchName(branch, language)}</a>
      </h2>
      <p className={styles.address}>{branchAddress(branch, language)}</p>
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
