/** A page as it stands in the sources, as far as an empty bank takes it over. */
export interface PageSource {
  key: string;
  code: string;
  parent?: string;
  zh?: PageWords;
  en?: PageWords;
  [field: string]: unknown;
}

interface PageWords {
  parent?: string;
  path?: string;
  menu?: MenuEntry;
  left?: MenuEntry;
  [field: string]: unknown;
}

interface MenuEntry {
  url?: string;
  urlType?: string;
  [field: string]: unknown;
}

const LANGUAGES = ['zh', 'en'] as const;
type Side = (typeof LANGUAGES)[number];
/** Of pictures, and what the demo bank says of its own pages. */
const LEFT_OUT = ['banner', 'description'];

/**
 * The pages and menus of a bank that has no texts, pictures or products yet: entries that lead to one text, or to another site, are left out,
 * and headings below which nothing is left.
 */
export function emptyTree(pages: readonly PageSource[]): PageSource[] {
  let kept = pages.map(withoutContent);
  // A heading may have been the last entry of another.
  for (let before = -1; before !== countOf(kept);) {
    before = countOf(kept);
    kept = kept.map((page) => withoutEmpty(page, kept)).filter((page) => hasSide(page));
  }
  return kept;
}

function withoutContent(page: PageSource): PageSource {
  return onBothSides(page, (side) => {
    const { menu, left, ...rest } = side;
    const entries = { menu: entryOf(menu), left: entryOf(left) };
    const words = Object.fromEntries(Object.entries(rest).filter(([field]) => !LEFT_OUT.includes(field)));
    return {
      ...words,
      ...(entries.menu && { menu: entries.menu }),
      ...(entries.left && { left: entries.left }),
    };
  });
}

function entryOf(entry: MenuEntry | undefined): MenuEntry | undefined {
  if (entry === undefined) return undefined;
  const { summary: _summary, cover: _cover, url, ...rest } = entry;
  if (url === undefined) return rest;
  // Its own address is taken away, and what it stands over remains.
  return isLeading(url) ? { ...rest, url } : { ...rest, url: '' };
}

/** To a page of the site, whatever stands there, and not to one text or to another site. */
const isLeading = (url: string) => url.startsWith('/') && !/[?&]id=/.test(url);

function withoutEmpty(page: PageSource, all: readonly PageSource[]): PageSource {
  return onBothSides(page, (side, name) => {
    const kept = { ...side };
    for (const menu of ['menu', 'left'] as const) {
      const entry = side[menu];
      if (entry?.url !== '' || side.path !== undefined) continue;
      const below = all.find((one) => parentOf(one, name) === page.code && one[name]?.[menu] !== undefined);
      const first = below?.[name];
      const url = first?.[menu]?.url ?? first?.path;
      if (url === undefined || url === '') delete kept[menu];
      else kept[menu] = { ...entry, url };
    }
    const isEntry = kept.menu !== undefined || kept.left !== undefined;
    const isParent = all.some((one) => parentOf(one, name) === page.code);
    return kept.path !== undefined || isEntry || isParent ? kept : undefined;
  });
}

const parentOf = (page: PageSource, side: Side) => page[side] && (page[side].parent ?? page.parent);
const hasSide = (page: PageSource) => LANGUAGES.some((side) => page[side] !== undefined);

function countOf(pages: readonly PageSource[]): number {
  return JSON.stringify(pages).length;
}

/** A page that is left in one language says so. */
function onBothSides(
  page: PageSource,
  change: (side: PageWords, name: Side) => PageWords | undefined,
): PageSource {
  const { zh, en, ...rest } = page;
  const [chinese, english] = [zh && change(zh, 'zh'), en && change(en, 'en')];
  const only = chinese === undefined ? ['EN'] : english === undefined ? ['CN'] : undefined;
  return {
    ...rest,
    ...(only && { languages: only }),
    ...(chinese && { zh: chinese }),
    ...(english && { en: english }),
  };
}
