import type { ReactNode } from 'react';
import { TextLink } from '@bank/ui';
import { COMPARED_AT_MOST } from '@bank/contract';
import { dayInData } from '../../base/format/day.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { useSite } from '../../base/state/site-context.ts';
import { PageTools } from '../reading/PageTools.tsx';
import { AddToComparison } from './AddToComparison.tsx';
import { Candidates, type Candidate } from './Candidates.tsx';
import { CompareHead } from './CompareHead.tsx';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import { FromTray } from './FromTray.tsx';
import { ReadyPairs } from './ReadyPairs.tsx';
import { compareAddress } from './compare-address.ts';
import type { CompareWords } from './compare-words.ts';
import { keptPair, shownPair, swapsFor } from './shown-pair.ts';
import { onlyDifferent, type ComparedGroup } from './compared.ts';

interface ComparisonProps {
  /** Whose tray products wait in. */
  kind: string;
  path: string;
  query: PageQuery;
  /** What the address keeps beside products and differences, such as the range of a chart. */
  kept?: Readonly<Record<string, string>>;
  products: readonly { code: string; kindName: string; name: string; href: string }[];
  groups: readonly ComparedGroup[];
  /** The newest day that the figures are of. */
  dataDate: string | undefined;
  /** Codes of the address that nothing has. */
  unknown: readonly string[];
  /** What the search for one more found, or what to begin with. */
  candidates: readonly Candidate[];
  /** How many the search found in all; undefined where nothing was searched. */
  found: number | undefined;
  listHref: string;
  words: CompareWords;
  /** Stands above the table. */
  chart?: ReactNode;
  /** Notes below it. */
  children: ReactNode;
}

/** Products side by side; the address holds them, so a comparison can be shared and needs no script. */
export function Comparison(props: ComparisonProps) {
  const { kind, path, query, kept = {}, products, groups, dataDate, unknown, candidates, found } = props;
  const { listHref, words, chart, children } = props;
  const { language } = useSite();
  const codes = products.map(({ code }) => code);
  const isOnly = query['only'] === 'different';
  const different = { ...kept, only: 'different' };
  const pair = shownPair(codes, query);
  const ownPair = keptPair(pair, query);
  const state = isOnly ? different : kept;
  const keyword = query['add'] ?? '';
  const isFull = products.length >= COMPARED_AT_MOST;
  const add = isFull ? undefined : (
    <AddToComparison path={path} codes={codes.join(',')} keyword={keyword} words={words} />
  );
  return (
    <div className={styles.page}>
      <CompareTools
        count={products.length}
        groups={groups}
        isOnly={isOnly}
        onlyHref={compareAddress(path, codes, { ...(isOnly ? kept : different), ...ownPair })}
        words={words}
      >
        {products.length > 0 ? <PageTools /> : null}
      </CompareTools>
      {unknown.length === 0 ? null : (
        <p className={styles.unknown}>{words['compare.unknown'](unknown.join(words['compare.and']))}</p>
      )}
      {found === undefined ? null : (
        <p className={styles.unknown} role="status">
          {isFull ? words['compare.full'](COMPARED_AT_MOST) : words['compare.found'](keyword, found)}
        </p>
      )}
      {candidates.length === 0 || isFull ? null : (
        <Candidates
          title={words[found === undefined ? 'compare.beginWith' : 'compare.candidates']}
          products={candidates}
          withHref={(code) => compareAddress(path, [...codes, code], state)}
          words={words}
        />
      )}
      {products.length === 0 ? (
        <>
          <div className={styles.empty}>
            <FromTray kind={kind} path={path} words={words} />
            {add}
            <TextLink href={listHref}>{words['compare.toList']}</TextLink>
          </div>
          {found === undefined ? (
            <ReadyPairs
              candidates={candidates}
              hrefOf={(ready) => compareAddress(path, ready, state)}
              words={words}
            />
          ) : null}
        </>
      ) : (
        <>
          {chart}
          <CompareTable
            caption={words['compare.caption']}
            corner={
              <>
                <span className={styles.title}>{words['compare.title']}</span>
                {dataDate === undefined || dataDate === '' ? null : (
                  <span className={styles.asOf}>
                    {words['compare.asOf']}
                    <span className="num">{dayInData(dataDate, language)}</span>
                  </span>
                )}
              </>
            }
            heads={products.map(({ code, kindName, name, href }) => ({
              key: code,
              content: (
                <CompareHead
                  kind={kind}
                  kindName={kindName}
                  code={code}
                  name={name}
                  href={href}
                  withoutHref={compareAddress(
                    path,
                    codes.filter((one) => one !== code),
                    state,
                  )}
                  swaps={swapsFor(code, { path, products, pair, state })}
                  words={words}
                />
              ),
            }))}
            shown={pair}
            slot={add}
            groups={isOnly ? onlyDifferent(groups) : groups}
            different={words['compare.different']}
          />
        </>
      )}
      {children}
    </div>
  );
}
