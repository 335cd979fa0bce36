import { HOME_PATHS, type Banner, type RouteDef } from '@bank/contract';
import { Breadcrumb } from '@bank/ui';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useImageUrl, useSite, useWords } from '../../../base/state/site-context.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import styles from './Worlds.module.css';

interface WorldsProps {
  record: RouteDef;
  worlds: readonly Banner[] | undefined;
}

/** The head of the section: an industry in each panel, with its picture and the number that decides. */
export function Worlds({ record, worlds = [] }: WorldsProps) {
  const { language, words: site } = useSite();
  const words = useWords(specialWords);
  return (
    <section className={styles.worlds} data-tone="night" data-sky="" data-divide="BANNER">
      <div className={styles.head}>
        <Breadcrumb
          label={site['chrome.breadcrumb']}
          crumbs={[{ name: site['chrome.home'], href: HOME_PATHS[language] }, { name: record.name }]}
        />
        <h1 className={styles.title}>{record.title}</h1>
        <p className={styles.lead}>{words.industriesCaption}</p>
      </div>
      <ul className={styles.panels}>
        {worlds.map((world) => (
          <World key={world.id} world={world} />
        ))}
      </ul>
    </section>
  );
}

function World({ world: { cover, title, subTitle, kicker, url, urlType } }: { world: Banner }) {
  const picture = useImageUrl()(cover);
  const [label, figure, unit] = numberIn(kicker);
  return (
    <li className={styles.world}>
      {picture === undefined ? null : (
        <img className={styles.picture} src={picture} alt="" width={1920} height={681} decoding="async" />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <SiteLink url={url} urlType={urlType}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles.about}>{subTitle}</p>
        <p className={styles.figure}>
          <span>{label}</span> <b className="num">{figure}</b>
          {` ${unit}`}
        </p>
      </div>
    </li>
  );
}

/** `单户最高 3,000 万元` in its three parts; all of it is the first where it holds no number. */
function numberIn(text: string): readonly string[] {
  const [, before = text, figure = '', after = ''] = /^(.*?)(?<!\s)\s*(\d[\d,.]*)\s*(.*)$/.exec(text) ?? [];
  return [before, figure, after];
}
