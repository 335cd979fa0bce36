import type { AreaTree } from '@bank/contract';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './CityPicker.module.css';

interface CityPickerProps {
  areas: AreaTree;
  path: string;
  query: PageQuery;
}

/**
 * Before a city is chosen: its names with how many branches it has. No outline of the country is drawn, which only an
 * approved map may show (map regulations, article 15).
 */
export function CityPicker({ areas, path, query }: CityPickerProps) {
  const words = useWords(branchWords);
  return (
    <nav className={styles.picker} aria-label={words.chooseCity} data-stay="">
      <h2 className={styles.title}>{words.chooseCity}</h2>
      <p className={styles.note}>{words.chooseCityNote}</p>
      <ul className={styles.cities}>
        {areas.flatMap((province) =>
          province.children.map(({ code, name, branches, selfService }) => (
            <li key={code}>
              <a
                className={styles.city}
                href={addressWith(path, query, { province: province.code, city: code, district: undefined })}
              >
                <span className={styles.name}>{name}</span>
                <span className={`num ${styles.count}`}>{words.cityCount(branches, selfService)}</span>
              </a>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
