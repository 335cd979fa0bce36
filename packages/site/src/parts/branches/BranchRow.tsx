import { useId } from 'react';
import type { Branch } from '@bank/contract';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { MapLinks } from './MapLinks.tsx';
import { OpenNow } from './OpenNow.tsx';
import { branchAddress, branchName, branchPath, otherLanguageOf } from './branch-names.ts';
import { formatDistance } from './format-distance.ts';
import { weekHours } from './week-hours.ts';
import { branchWords } from '../../words/bank/branches/words.ts';
import { listed } from '../../base/format/punctuation.ts';
import styles from './BranchRow.module.css';

interface BranchRowProps {
  branch: Branch;
  /** Says what the distance is from: without it, from the visitor. */
  sayDistance?: (distance: string) => string;
  headingLevel?: 2 | 3;
}

/** One branch of a list: everything that a visitor needs to go there stands in it. */
export function BranchRow({ branch, sayDistance, headingLevel = 2 }: BranchRowProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, branchType, themes = [], phone, hours, services, notice, distance } = branch;
  const other = otherLanguageOf(branch, language);
  const lines = weekHours(hours.personal, words);
  return (
    <article className={styles.row} aria-labelledby={nameId}>
      <div className={styles.head}>
        <Heading className={styles.name} id={nameId}>
          <a href={branchPath(id, language)}>{branchName(branch, language)}</a>
        </Heading>
        <span className={styles.type}>
          {[words.types[branchType], ...themes.map((theme) => words.themes[theme])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <p className={styles.now}>
        <OpenNow branch={branch} />
        {distance === undefined ? null : (
          <span className={`num ${styles.distance}`}>
            {(sayDistance ?? words.distance)(formatDistance(distance, words))}
          </span>
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.address}</dt>
          <dd>
            {branchAddress(branch, language)}
            {language === 'EN' ? <span lang={other.lang}>{other.address}</span> : null}
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd className="num">
            {lines.map(({ days, hours: span }) => `${days} ${span}`).join(words.hoursJoin)}
          </dd>
        </div>
        {phone === '' ? null : (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a className="num" href={`tel:${phone.replace('-', '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {services.length === 0 ? null : (
          <div>
            <dt>{words.service}</dt>
            <dd>
              {listed(
                services.map((service) => words.services[service] ?? service),
                language,
              )}
            </dd>
          </div>
        )}
      </dl>
      {notice === undefined ? null : (
        <p className={styles.notice}>
          <b>{words.notice}</b> {notice}
        </p>
      )}
      <MapLinks branch={branch} />
    </article>
  );
}
