import type { Findings } from '../base/findings.ts';
import type { Terms } from '../formats/terms/terms.ts';
import type { ReleaseContent } from './checked-record.ts';
import { checkBranches } from './rules/branch-rules.ts';
import { checkCards } from './rules/card-rules.ts';
import { checkCorporate } from './rules/corporate-rules.ts';
import { checkDisclosure } from './rules/disclosure-rules.ts';
import { checkFees } from './rules/fee-rules.ts';
import { checkEduItems } from './rules/edu-rules.ts';
import { checkFunds } from './rules/fund-rules.ts';
import { checkLanguages } from './rules/language-rules.ts';
import { checkLetters } from './rules/letter-rules.ts';
import { checkLinkPages } from './rules/link-page-rules.ts';
import { checkLinks } from './rules/link-rules.ts';
import { checkMediaReferences } from './rules/media-rules.ts';
import { checkPages } from './rules/page-rules.ts';
import { checkProducts } from './rules/product-rules.ts';
import { checkRates } from './rules/rate-rules.ts';
import { checkReferences } from './rules/reference-rules.ts';
import { checkStories } from './rules/story-rules.ts';
import { checkNotice, checkSiteConfig } from './rules/site-rules.ts';
import { checkSpecial } from './rules/special-rules.ts';
import { checkStaff } from './rules/staff-rules.ts';
import { checkTerms } from './rules/term-rules.ts';
import { checkTwins } from './rules/twin-rules.ts';

interface Rules {
  findings: Findings;
  /** What English texts are held to. */
  terms?: Terms | undefined;
  /** Whether every record could be read: else those that name a lost one would be blamed for it. */
  isWhole: boolean;
}

/** Every rule that looks at whole records and at how they fit each other. */
export function checkContent(content: ReleaseContent, { findings, terms, isWhole }: Rules): void {
  checkMediaReferences(content);
  checkLanguages(content);
  checkTwins(content);
  checkDisclosure(content);
  checkNotice(content);
  if (terms !== undefined) checkTerms(content, terms);
  if (isWhole) checkTogether(content, findings);
}

function checkTogether(content: ReleaseContent, findings: Findings): void {
  checkPages(content);
  checkReferences(content);
  checkLinks(content);
  checkLinkPages(content);
  checkEduItems(content);
  checkStories(content);
  checkSpecial(content);
  checkRates(content);
  checkProducts(content);
  checkFees(content);
  checkFunds(content);
  checkBranches(content);
  checkCards(content);
  checkCorporate(content);
  checkStaff(content);
  checkLetters(content);
  checkSiteConfig(content, findings);
}
