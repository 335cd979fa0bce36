import type { MerchantList } from '@bank/contract';
import { CITY_CENTRES } from '../../../parts/bearing-plan/city-centres.ts';
import { PlacesPlan } from '../../../parts/bearing-plan/PlacesPlan.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { cityPointWords } from '../../../words/bank/city-points/words.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { CARD_LIST_PATH, merchantPath } from '../parts/card-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardListPage.module.css';

interface MerchantsAsideProps {
  found: MerchantList;
  query: PageQuery;
}

/** The plan of the city that was asked for; before one was, the cities to choose from. */
export function MerchantsAside({ found, query }: MerchantsAsideProps) {
  const to = useAddress();
  const words = useWords(cardWords, cityPointWords);
  const city = found.cities.find(({ code }) => code === query['city']);
  const centre = CITY_CENTRES[query['city'] ?? ''];
  if (city !== undefined && centre !== undefined && found.places.length > 0) {
    const places = found.places.map(({ id, name, district, lngWgs, latWgs }) => {
      const at = found.list.findIndex((merchant) => merchant.id === id);
      return {
        id,
        name,
        // Beside a rim there is no room for the word that every one of them ends with.
        district: district?.replace(/(?<=..)区$/u, ''),
        lng: lngWgs,
        lat: latWgs,
        ...(at === -1 ? { href: to(merchantPath(id)) } : { number: at + 1, href: `#${id}` }),
      };
    });
    const point = words.cityPoints[city.code] ?? city.name;
    return (
      <aside className={styles.aside} aria-label={words.planTitle(city.name)}>
        <PlacesPlan
          centre={centre}
          numbered={words.planNumber}
          label={words.planLabel(city.name, places.length, point)}
          places={places}
          note={words.planNote(point)}
        />
      </aside>
    );
  }
  return (
    <div className={styles.aside}>
      <h2 className={styles.asideTitle}>{words.byCity}</h2>
      <ul className={styles.cities}>
        {found.cities.map(({ code, name, count }) => (
          <li key={code}>
            <a href={to(addressWith(CARD_LIST_PATH, query, { city: code, page: undefined }))}>
              {name}
              <span className="num">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
