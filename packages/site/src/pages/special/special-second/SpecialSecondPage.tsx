import { BRANCH_THEMES } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { BranchRow } from '../../../parts/branches/BranchRow.tsx';
import { FeedLink } from '../../../parts/lists/FeedLink.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { LoanHotline } from '../parts/LoanHotline.tsx';
import { SchemeTable } from '../parts/SchemeTable.tsx';
import { schemesOf } from '../parts/schemes-of.ts';
import { THEME_COLUMNS, specialtyBranchesPath, themePath } from '../parts/special-paths.ts';
import { CASE_TAGS, POLICY_TAGS, isTagged } from '../parts/piece-tags.ts';
import { Pieces } from './Pieces.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './SpecialSecondPage.module.css';
import type { SpecialSecondData } from './load-special-second.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function SpecialSecondPage({ data, query }: PageProps<SpecialSecondData>) {
  const to = useAddress();
  const words = useWords(specialWords);
  const { theme, found, branches } = data;
  const name = words.themes[theme] ?? theme;
  const keyword = query['keyword'];
  const cases = found.list.filter((piece) => isTagged(piece, CASE_TAGS));
  const policies = found.list.filter((piece) => isTagged(piece, POLICY_TAGS));
  const plans = found.list.filter((article) => !cases.includes(article) && !policies.includes(article));
  const schemes = schemesOf(found.list);
  return (
    <div className={styles.page}>
      {keyword === undefined ? null : (
        <p className={styles.status} role="status">
          {found.total === 0 ? words.none : words.found(found.total)}{' '}
          <a href={to(themePath(theme))}>{words.clear}</a>
        </p>
      )}
      {schemes.length < 2 ? null : <SchemeTable caption={words.schemesOf(name)} schemes={schemes} />}
      <Pieces id="plans" title={words.plans} articles={plans} look="large" />
      <Pieces id="cases" title={words.cases} note={words.casesNote} articles={cases} />
      <Pieces id="policies" title={words.policies} articles={policies} />
      {keyword === undefined ? <FeedLink columnId={THEME_COLUMNS[theme]} /> : null}
      <LoanHotline />
      {branches.list.length === 0 ? null : (
        <Part
          id="branches"
          title={words.branchesOf(name)}
          action={<a href={to(specialtyBranchesPath({ theme }))}>{words.allBranchesOf(branches.total)}</a>}
        >
          <div className={styles.branches}>
            {branches.list.map((branch) => (
              <BranchRow key={branch.id} branch={branch} headingLevel={3} />
            ))}
          </div>
        </Part>
      )}
      <nav className={styles.others} aria-label={words.other}>
        {BRANCH_THEMES.filter((other) => other !== theme).map((other) => (
          <TextLink key={other} href={to(themePath(other))}>
            {words.themes[other]}
          </TextLink>
        ))}
      </nav>
    </div>
  );
}
