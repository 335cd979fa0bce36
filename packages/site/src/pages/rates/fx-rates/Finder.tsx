import { Icon } from '@bank/ui';
import { fxAddress, type FxPlace } from './fx-place.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { KeptFields } from '../../../parts/forms/KeptFields.tsx';
import styles from './Finder.module.css';

interface FinderProps {
  place: FxPlace;
  keyword: string;
  onKeyword: (keyword: string) => void;
  found: number;
  total: number;
}

/** Narrows the table while the visitor types; without script it is a form that the server answers. */
export function Finder({ place, keyword, onKeyword, found, total }: FinderProps) {
  const words = useWords(fxWords);
  return (
    <div className={styles.finder}>
      <form
        className={styles.form}
        role="search"
        action={`${place.path}#rates`}
        aria-label={words['fx.find']}
      >
        <label className={styles.label} htmlFor="fx-keyword">
          {words['fx.find']}
        </label>
        <span className={styles.box}>
          <input
            id="fx-keyword"
            className={styles.field}
            type="search"
            name="keyword"
            maxLength={50}
            value={keyword}
            onChange={(event) => onKeyword(event.currentTarget.value)}
            aria-describedby="fx-keyword-hint"
            autoComplete="off"
          />
          <KeptFields fields={place.query} only={['currency', 'range', 'view']} />
          <button className={styles.go} type="submit" aria-label={words['fx.findGo']}>
            <Icon name="search" />
          </button>
        </span>
        <span className={styles.hint} id="fx-keyword-hint">
          {words['fx.findHint']}
        </span>
      </form>
      <p className={styles.count} role="status">
        {found === 0 ? words['fx.findNone'](keyword.trim()) : words['fx.found'](found, total)}
      </p>
      {keyword.trim() === '' ? null : (
        <a
          className={styles.clear}
          href={fxAddress(place, { keyword: undefined }, 'rates')}
          onClick={() => onKeyword('')}
        >
          {words['fx.findClear']}
        </a>
      )}
    </div>
  );
}
