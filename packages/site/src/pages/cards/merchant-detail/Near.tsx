import type { Branch, MerchantDetail } from '@bank/contract';
import { branchName, branchPath } from '../../../parts/branches/branch-names.ts';
import { PlacesPlan } from '../../../parts/bearing-plan/PlacesPlan.tsx';
import type { PlanPlace } from '../../../parts/bearing-plan/places-drawing.ts';
import { formatDistance } from '../../../parts/branches/format-distance.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { merchantPath } from '../parts/card-paths.ts';
import { NEAR_KM, type MerchantData } from './load-merchant.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './MerchantDetailPage.module.css';

const RINGS_KM = [0.5, 1, 2];

interface NearPlace extends PlanPlace {
  kind: string;
  metres: number;
}

/** What else is within two kilometres, on a plan about the shop and as a list with the same numbers. */
export function Near({ data: { merchant, branches } }: { data: MerchantData }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(cardWords);
  const { name, lngWgs, latWgs } = merchant;
  if (lngWgs === undefined || latWgs === undefined) return null;
  const shops = merchant.nearby.filter(({ distance = 0 }) => distance <= NEAR_KM * 1000);
  const places = [...shops.flatMap(shopPlace), ...branches.flatMap(branchPlace)]
    .toSorted((a, b) => a.metres - b.metres)
    .map((place, index) => ({ ...place, number: index + 1 }));
  return (
    <Part id="near" title={words.nearTitle(name)}>
      {places.length === 0 ? (
        <p>{words.nearNothing}</p>
      ) : (
        <div className={styles.near}>
          <PlacesPlan
            numbered={words.planNumber}
            centre={{ lng: lngWgs, lat: latWgs }}
            label={words.nearLabel(shops.length, branches.length)}
            places={places}
            maxKm={NEAR_KM}
            rings={RINGS_KM}
            note={words.nearNote}
          />
          <ol className={styles.places}>
            {places.map(({ id, number, name: own, href, kind, metres }) => (
              <li key={id}>
                <span className="num" aria-hidden="true">
                  {number}
                </span>
                <a href={href}>{own}</a>
                <span>{kind}</span>
                <span className="num">{formatDistance(metres, words)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Part>
  );

  function shopPlace({
    id,
    name: own,
    merchantType,
    lngWgs: lng,
    latWgs: lat,
    distance = 0,
  }: MerchantDetail['nearby'][number]): NearPlace[] {
    if (lng === undefined || lat === undefined) return [];
    const kind = words.merchantTypes[merchantType];
    return [{ id, name: own, lng, lat, href: to(merchantPath(id)), kind, metres: distance }];
  }

  function branchPlace(branch: Branch): NearPlace[] {
    const { id, lngWgs: lng, latWgs: lat, distance = 0 } = branch;
    return [
      {
        id,
        name: branchName(branch, language),
        lng,
        lat,
        href: branchPath(id, language),
        kind: words.branch,
        metres: distance,
        isHollow: true,
      },
    ];
  }
}
