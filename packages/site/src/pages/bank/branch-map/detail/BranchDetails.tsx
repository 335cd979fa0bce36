import { useMemo } from 'react';
import type { BranchDetail } from '@bank/contract';
import { Icon } from '@bank/ui';
import { BranchRow } from '../../../../parts/branches/BranchRow.tsx';
import { MapLinks } from '../../../../parts/branches/MapLinks.tsx';
import { branchAddress, otherLanguageOf } from '../../../../parts/branches/branch-names.ts';
import { useDocument, useSite, useWords } from '../../../../base/state/site-context.ts';
import { MapPanel } from '../map/MapPanel.tsx';
import { Around } from './Around.tsx';
import styles from './BranchDetails.module.css';
import { Holidays } from './Holidays.tsx';
import { WeekTable } from './WeekTable.tsx';
import { branchWords } from '../../../../words/bank/branches/words.ts';

const LIST_PATHS = { CN: '/bobbank/map', EN: '/en/bobbank/map' } as const;

/** One branch: where, when, what for, and what else is near. Its address can be kept and shared (BR-7). */
export function BranchDetails({ branch }: { branch: BranchDetail }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const { mapTiles } = useDocument();
  const { provinceCode, cityCode, phone, services, notice, nearby } = branch;
  const other = otherLanguageOf(branch, language);
  const around = useMemo(() => [branch, ...nearby], [branch, nearby]);
  const back = `${LIST_PATHS[language]}?province=${provinceCode}&city=${cityCode}`;
  return (
    <div className={styles.page}>
      {notice === undefined ? null : (
        <p className={styles.notice}>
          <b>{words.notice}</b> {notice}
        </p>
      )}
      <div className={styles.columns}>
        <section>
          <h2 className={styles.title}>{words.facts}</h2>
          <dl className={styles.facts}>
            <dt>{words.address}</dt>
            <dd>{branchAddress(branch, language)}</dd>
            <dt>{words.nameBoth}</dt>
            <dd lang={other.lang}>{other.name}</dd>
            <dt>{words.otherAddress}</dt>
            <dd lang={other.lang}>{other.address}</dd>
            {phone === '' ? null : (
              <>
                <dt>{words.phone}</dt>
                <dd>
                  <a className="num" href={`tel:${phone.replace('-', '')}`}>
                    {phone}
                  </a>
                </dd>
              </>
            )}
            {services.length === 0 ? null : (
              <>
                <dt>{words.service}</dt>
                <dd>
                  <ul className={styles.services}>
                    {services.map((service) => (
                      <li key={service}>
                        <Icon name="check" size={13} /> {words.services[service]}
                      </li>
                    ))}
                  </ul>
                </dd>
              </>
            )}
            <dt>{words.coordinates}</dt>
            <dd className="num">{words.position(branch.latWgs.toFixed(4), branch.lngWgs.toFixed(4))}</dd>
          </dl>
          <MapLinks branch={branch} />
          {phone === '' ? null : <p className={styles.advice}>{words.beforeVisit}</p>}
          {mapTiles === undefined ? (
            <Around branch={branch} />
          ) : (
            <div className={styles.plan}>
              <MapPanel tiles={mapTiles} points={around} chosenId={branch.id}>
                <Around branch={branch} />
              </MapPanel>
            </div>
          )}
        </section>
        <section>
          <h2 className={styles.title}>{words.hours}</h2>
          <WeekTable branch={branch} />
          <Holidays branch={branch} />
        </section>
      </div>
      {nearby.length === 0 ? null : (
        <section>
          <h2 className={styles.title}>{words.nearby}</h2>
          <div className={styles.nearby}>
            {nearby.map((one) => (
              <BranchRow key={one.id} branch={one} sayDistance={words.distanceHere} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
      <p className={styles.back} data-back>
        <a href={back}>
          <Icon name="chevron-left" size={13} /> {words.back}
        </a>
      </p>
    </div>
  );
}
