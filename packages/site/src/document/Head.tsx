import { type Language, type RouteDef, type SiteConfig, otherLanguage } from '@bank/contract';
import { HTML_LANG } from '../routing/language-paths.ts';
import { searchText } from '../routing/query-parameters.ts';
import type { LeafData } from '../routing/leaf-data.ts';
import type { Messages } from '../messages/messages.ts';
import { useDocument } from '../state/site-context.ts';

interface HeadProps {
  record: RouteDef;
  leaf: LeafData;
  config: SiteConfig;
  words: Messages;
  language: Language;
}

/** Title, description, canonical address and language twins of one page. */
export function Head({ record, leaf, config, words, language }: HeadProps) {
  const { origin } = useDocument();
  const { head, query } = leaf;
  const missing = leaf.kind === 'missing';
  const title = missing ? words['notFound.title'] : (head.title ?? record.title);
  const suffix = searchText(definedOnly(query));
  const noindex = missing || record.hidden === true || head.noindex === true;
  return (
    <>
      <title>{`${title}-${config.siteName}`}</title>
      <meta name="description" content={head.description ?? record.description ?? config.description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {missing ? null : <link rel="canonical" href={`${origin}${record.path}${suffix}`} />}
      {missing || record.twin === undefined ? null : (
        <>
          <link rel="alternate" hrefLang={HTML_LANG[language]} href={`${origin}${record.path}${suffix}`} />
          <link
            rel="alternate"
            hrefLang={HTML_LANG[otherLanguage(language)]}
            href={`${origin}${record.twin}${suffix}`}
          />
        </>
      )}
      {head.feeds?.map(({ type, title: name, href }) => (
        <link key={href} rel="alternate" type={type} title={name} href={href} />
      ))}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
    </>
  );
}

function definedOnly(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
