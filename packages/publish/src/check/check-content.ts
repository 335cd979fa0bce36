import type { Findings } from '../base/findings.ts';
import type { Terms } from '../formats/terms/terms.ts';
import type { ReleaseContent } from './checked-record.ts';
import type { Prices } from './prices.ts';
import { checkAlts } from './rules/alt-rules.ts';
import { checkBranches } from './rules/branch-rules.ts';
import { checkBrand } from './rules/brand-rules.ts';
import { checkCards } from './rules/card-rules.ts';
import { checkCorporate } from './rules/corporate-rules.ts';
import { checkDates } from './rules/date-rules.ts';
import { checkDisclosure } from './rules/disclosure-rules.ts';
import { checkFees } from './rules/fee-rules.ts';
import { checkEduItems } from './rules/edu-rules.ts';
import { checkFunds } from './rules/fund-rules.ts';
import { checkLanguages } from './rules/language-rules.ts';
import { checkLetters } from './rules/letter-rules.ts';
import { checkLinkPages } from './rules/link-page-rules.ts';
import { checkLinkTargets } from './rules/link-target-rules.ts';
import { checkLinks } from './rules/link-rules.ts';
import { checkMediaReferences } from './rules/media-rules.ts';
import { checkMenus } from './rules/menu-rules.ts';
import { checkPages } from './rules/page-rules.ts';
import { checkPictures } from './rules/picture-rules.ts';
import { checkPrices } from './rules/price-rules.ts';
import { checkProducts } from './rules/product-rules.ts';
import { checkRates } from './rules/rate-rules.ts';
import { checkReferences } from './rules/reference-rules.ts';
import { checkStories } from './rules/story-rules.ts';
import { checkSingle } from './rules/single-rules.ts';
import { checkNotice, checkSiteConfig } from './rules/site-rules.ts';
import { checkSpecial } from './rules/special-rules.ts';
import { checkStaff } from './rules/staff-rules.ts';
import { checkTables } from './rules/table-rules.ts';
import { checkTerms } from './rules/term-rules.ts';
import { checkTexts } from './rules/text-rules.ts';
import { checkTwins } from './rules/twin-rules.ts';

type Rule = (content: ReleaseContent) => void;

/** By the name that a finding tells of them, for programs. */
const ALWAYS: Readonly<Record<string, Rule>> = {
  media: checkMediaReferences,
  language: checkLanguages,
  twins: checkTwins,
  disclosure: checkDisclosure,
  notice: checkNotice,
  brand: checkBrand,
  alt: checkAlts,
  pictures: checkPictures,
  tables: checkTables,
  texts: checkTexts,
  dates: checkDates,
};

/** Those that look for the records that others name. */
const TOGETHER: Readonly<Record<string, Rule>> = {
  pages: checkPages,
  single: checkSingle,
  references: checkReferences,
  menus: checkMenus,
  links: checkLinks,
  'link-targets': checkLinkTargets,
  'link-pages': checkLinkPages,
  education: checkEduItems,
  stories: checkStories,
  'special-finance': checkSpecial,
  rates: checkRates,
  products: checkProducts,
  fees: checkFees,
  funds: checkFunds,
  branches: checkBranches,
  cards: checkCards,
  corporate: checkCorporate,
  staff: checkStaff,
  letters: checkLetters,
};

interface Options {
  findings: Findings;
  /** What English texts are held to. */
  terms?: Terms | undefined;
  /** What texts are held to that name a rate or a fee. */
  prices?: Prices | undefined;
  /** Whether every record could be read: else those that name a lost one would be blamed for it. */
  isWhole: boolean;
}

/** Every rule that looks at whole records and at how they fit each other. */
export function checkContent(content: ReleaseContent, { findings, terms, prices, isWhole }: Options): void {
  for (const [rule, check] of Object.entries(ALWAYS)) check(namedBy(rule, content));
  if (terms !== undefined) checkTerms(namedBy('terms', content), terms);
  if (prices !== undefined) checkPrices(namedBy('prices', content), prices);
  if (!isWhole) return;
  for (const [rule, check] of Object.entries(TOGETHER)) check(namedBy(rule, content));
  checkSiteConfig(namedBy('site-config', content), findings);
}

/** The content whose findings tell which rule has made them. */
function namedBy(rule: string, content: ReleaseContent): ReleaseContent {
  const { report, warn } = content;
  return {
    ...content,
    report: (record, problem) => report(record, { rule, ...problem }),
    warn: (record, problem) => warn(record, { rule, ...problem }),
  };
}
