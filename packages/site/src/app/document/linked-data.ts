import { HOME_PATHS, type BannerCrumb, type Language, type RouteDef } from '@bank/contract';
import { breadcrumbOf } from '../../frame/layouts/breadcrumb.ts';
import type { RecordIndex } from '../router/record-index.ts';
import type { ChromeConfig } from '../../base/page/chrome-data.ts';

type LinkedData = Readonly<Record<string, unknown>>;

/** Names the bank wherever a page's own data speaks of it. */
const BANK_ID = '/#bank';

/** Pages about the bank itself; the one that says how to reach it brings data of its own. */
export function isBankItself({ component }: RouteDef): boolean {
  return component === 'home' || component === 'english-home';
}

/** https://schema.org/BankOrCreditUnion, of the bank as a whole; a branch has its own. */
export function theBank(config: ChromeConfig, language: Language): LinkedData {
  const { hotlines } = config;
  const line = (telephone: string, contactType: string) => ({
    '@type': 'ContactPoint',
    telephone,
    contactType,
    availableLanguage: ['zh', 'en'],
  });
  return {
    '@type': 'BankOrCreditUnion',
    '@id': BANK_ID,
    name: config.siteName,
    legalName: config.legalName,
    description: config.description,
    url: HOME_PATHS[language],
    logo: language === 'CN' ? '/logo.svg' : '/logo-en.svg',
    ...(hotlines && {
      telephone: (hotlines.overseas ?? hotlines.service).dial,
      contactPoint: [
        line(hotlines.service.dial, 'customer service'),
        ...(hotlines.creditCard === undefined ? [] : [line(hotlines.creditCard.dial, 'credit card support')]),
      ],
    }),
  };
}

interface Trail {
  language: Language;
  record: RouteDef;
  /** What the second-level layout shows; absent where the page draws its own head. */
  crumbs: readonly BannerCrumb[] | undefined;
  heading: string | undefined;
  /** The word for the home page. */
  home: string;
  records: RecordIndex;
}

/** https://schema.org/BreadcrumbList, the entries of the visible breadcrumb that lead somewhere; none for a home. */
export function breadcrumbList({
  language,
  record,
  crumbs,
  heading,
  home,
  records,
}: Trail): LinkedData | undefined {
  if (record.path === HOME_PATHS[language]) return undefined;
  const given = crumbs ?? chainOf(record, records).map(toCrumb);
  const entries = breadcrumbOf(given, language, { home, path: record.path, heading });
  const listed = entries.filter(({ href }, index) => href !== undefined || index === entries.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listed.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: href }),
    })),
  };
}

function chainOf(record: RouteDef, { byCode }: RecordIndex): RouteDef[] {
  const chain: RouteDef[] = [];
  for (let at: RouteDef | undefined = record; at !== undefined; at = byCode.get(at.parentCode ?? ''))
    chain.unshift(at);
  return chain;
}

function toCrumb({ id, name, path, url, component }: RouteDef): BannerCrumb {
  return { id, name, bannerImgUrl: '', url: path || url, component };
}
