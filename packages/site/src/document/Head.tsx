import { type Language, type RouteDef, type SiteConfig, otherLanguage } from '@bank/contract';
import { HTML_LANG } from '../routing/language-paths.ts';
import type { LeafData } from '../routing/leaf-data.ts';
import type { Messages } from '../messages/messages.ts';
import { useDocument } from '../state/site-context.ts';
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
  return (
    <>
      <title>{`${title}-${config.siteName}`}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {address === undefined ? null : <link rel="canonical" href={origin + address} />}
      {address === undefined || twin === undefined ? null : (
        <>
          <link rel="alternate" hrefLang={HTML_LANG[language]} href={origin + address} />
          <link rel="alternate" hrefLang={HTML_LANG[otherLanguage(language)]} href={origin + twin} />
        </>
      )}
      {leaf.head.feeds?.map(({ type, title: name, href }) => (
        <link key={href} rel="alternate" type={type} title={name} href={href} />
      ))}
    </>
  );
}
