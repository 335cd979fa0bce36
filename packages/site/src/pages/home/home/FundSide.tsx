import type { Banner } from '@bank/contract';
import { useImageUrl, useWords } from '../../../base/state/site-context.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundSide.module.css';

const NEWS = '/personal/second/fundnews?column=';

/** The ways into the fund zone, over the title and picture of the zone's own banner. */
export function FundSide({ banner }: { banner: Banner | undefined }) {
  const to = useAddress();
  const words = useWords(homeWords);
  const picture = useImageUrl()(banner?.cover);
  const links = [
    [words['home.fundProducts'], '/personal/fundpro'],
    [words['home.fundNews'], `${NEWS}102002`],
    [words['home.fundStudy'], `${NEWS}102003`],
    [words['home.fundNotices'], `${NEWS}102004`],
    [words['home.fundLaws'], `${NEWS}102005`],
  ] as const;
  return (
    <div className={styles.side} data-tone="night">
      {picture === undefined ? null : (
        <img className={styles.art} src={picture} alt="" loading="lazy" decoding="async" />
      )}
      <div className={styles.words}>
        <h3>{banner?.title ?? words['home.fundProducts']}</h3>
        {banner === undefined ? null : <p>{firstSentence(banner.subTitle)}</p>}
        <ul>
          {links.map(([name, url]) => (
            <li key={url}>
              <a href={to(url)}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The banner's other sentences are the risk notice, which stands beside the table. */
function firstSentence(text: string): string {
  return /^.*?(?=。|\. |\.?$)/.exec(text)?.[0] ?? text;
}
