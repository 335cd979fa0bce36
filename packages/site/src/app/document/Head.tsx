import { LANGUAGES, type Language, type RouteDef, type SiteConfig } from '@bank/contract';
import { HTML_LANG } from '../../base/page/language-paths.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import type { Messages } from '../../words/loading/messages.ts';
import { useDocument } from '../../base/state/site-context.ts';
import { headFacts } from './head-facts.ts';

interface HeadProps {
  record: RouteDef;
  leaf: LeafData;
  config: SiteConfig;
  words: Messages;
  language: Language;
}

/** Title, description, canonical address and language twins of one page; what only programs read is for-machines.ts's. */
export function Head({ record, leaf, config, words, language }: HeadProps) {
  const { origin } = useDocument();
  const { title, description, address, twin, noindex } = headFacts(record, leaf, config, words);
  const places =
    address === undefined || twin === undefined
      ? undefined
      : language === 'CN'
        ? { CN: address, EN: twin }
        : { CN: twin, EN: address };
  return (
    <>
      <title>{`${title}-${config.siteName}`}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {address === undefined ? null : <link rel="canonical" href={origin + address} />}
      {places === undefined ? null : (
        <>
          {LANGUAGES.map((one) => (
            <link key={one} rel="alternate" hrefLang={HTML_LANG[one]} href={origin + places[one]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + places.CN} />
        </>
      )}
      {leaf.head.feeds?.map(({ type, title: name, href }) => (
        <link key={href} rel="alternate" type={type} title={name} href={href} />
      ))}
    </>
  );
}
