/** Parts of the site that a bank may not want. */
export const FEATURES = ['funds', 'cards', 'feedback', 'tracking'] as const;
export type Feature = (typeof FEATURES)[number];
/** On where nobody says otherwise. */
export type Features = Readonly<Partial<Record<Feature, boolean | undefined>>>;

const COMPONENTS: Readonly<Record<Feature, readonly string[]>> = {
  funds: ['fund-home', 'fund-products', 'fund-news', 'fund-compare', 'fund-detail', 'fund-methods'],
  cards: [
    'credit-card-home',
    'card-list',
    'card-detail',
    'card-introduction',
    'merchant-detail',
    'points-rules',
  ],
  feedback: ['feedback'],
  tracking: [],
};

export const isOn = (features: Features | undefined, feature: Feature): boolean =>
  features?.[feature] !== false;

interface Entry {
  url?: string | undefined;
}

/** What is looked at of a page. */
interface Page {
  code: string;
  parent?: string | undefined;
  path?: string | undefined;
  component: string;
  menu?: Entry | undefined;
  left?: Entry | undefined;
}

/** The paths of pages that belong to a part which is off. */
export function pathsOff(pages: readonly Page[], features: Features | undefined): ReadonlySet<string> {
  return new Set(pages.filter((page) => isOff(page, features)).flatMap(({ path }) => path ?? []));
}

/** Pages and menus without the parts that are off: their pages, what stands below these, and entries that lead to them. */
export function pagesOn<Known extends Page>(
  pages: readonly Known[],
  features: Features | undefined,
): readonly Known[] {
  if (FEATURES.every((feature) => isOn(features, feature))) return pages;
  const off = pathsOff(pages, features);
  const gone = new Set(pages.filter((page) => isOff(page, features)).map(({ code }) => code));
  // Headings below a page that is gone, and below those.
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const { code, parent, path } of pages)
      if (path === undefined && gone.has(parent ?? '')) gone.add(code);
  }
  const isLeading = ({ url }: Entry) => !off.has(url?.split(/[?#]/)[0] ?? '');
  const kept = pages.filter(({ code }) => !gone.has(code)).map((page) => withEntries(page, isLeading));
  return withoutEmpty(kept, pages);
}

function isOff({ component }: Page, features: Features | undefined): boolean {
  return FEATURES.some((feature) => !isOn(features, feature) && COMPONENTS[feature].includes(component));
}

function withEntries<Known extends Page>(page: Known, isLeading: (entry: Entry) => boolean): Known {
  const kept = { ...page };
  if (page.menu !== undefined && !isLeading(page.menu)) delete kept.menu;
  if (page.left !== undefined && !isLeading(page.left)) delete kept.left;
  return kept;
}

/** Headings that led to nothing but what is gone. */
function withoutEmpty<Known extends Page>(
  kept: readonly Known[],
  before: readonly Known[],
): readonly Known[] {
  const was = new Map(before.map((page) => [page.code, page]));
  const parents = new Set(kept.map(({ parent }) => parent));
  const isEmpty = ({ code, path, menu, left }: Known) => {
    const former = was.get(code);
    const hadEntry = former?.menu !== undefined || former?.left !== undefined;
    return path === undefined && hadEntry && menu === undefined && left === undefined && !parents.has(code);
  };
  const full = kept.filter((page) => !isEmpty(page));
  return full.length === kept.length ? kept : withoutEmpty(full, before);
}
