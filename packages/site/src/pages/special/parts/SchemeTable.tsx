import type { Scheme } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { ListedScheme } from './schemes-of.ts';
import { specialArticlePath } from './special-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './SchemeTable.module.css';

interface SchemeTableProps {
  caption: string;
  schemes: readonly ListedScheme[];
}

/** What an industry can borrow: how much, how long, and by what; a row leads to the scheme. On a phone the last stands under the name. */
export function SchemeTable({ caption, schemes }: SchemeTableProps) {
  const to = useAddress();
  const words = useWords(specialWords);
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{words.scheme}</th>
          <th scope="col">{words.limit}</th>
          <th scope="col">{words.term}</th>
          <th scope="col" className={styles.basis}>
            {words.basis}
          </th>
        </tr>
      </thead>
      <tbody>
        {schemes.map((scheme) => (
          <tr key={scheme.id}>
            <th scope="row">
              <a href={to(specialArticlePath(scheme))}>{scheme.name}</a>
              <small className={styles.narrow}>{scheme.basis}</small>
            </th>
            <td>
              <Amount of={scheme.limit} />
            </td>
            <td>
              <Amount of={scheme.term} />
            </td>
            <td className={styles.basis}>{scheme.basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ of: { value, unit } }: { of: Scheme['limit'] }) {
  return unit === undefined ? (
    value
  ) : (
    <>
      <span className="num">{value}</span>
      {` ${unit}`}
    </>
  );
}
