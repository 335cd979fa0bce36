import type { Findings } from '../findings.ts';
import type { ReleaseContent } from './checked-record.ts';
import { checkBranches } from './branch-rules.ts';
import { checkCards } from './card-rules.ts';
import { checkCorporate } from './corporate-rules.ts';
import { checkDisclosure } from './disclosure-rules.ts';
import { checkFees } from './fee-rules.ts';
import { checkEduItems } from './edu-rules.ts';
import { checkFunds } from './fund-rules.ts';
import { checkLanguages } from './language-rules.ts';
import { checkLetters } from './letter-rules.ts';
import { checkLinks } from './link-rules.ts';
import { checkMediaReferences } from './media-rules.ts';
import { checkPages } from './page-rules.ts';
import { checkProducts } from './product-rules.ts';
import { checkRates } from './rate-rules.ts';
import { checkReferences } from './reference-rules.ts';
import { checkSiteConfig } from './site-rules.ts';
import { checkStaff } from './staff-rules.ts';

/** Every rule that looks at whole records and at how they fit each other. */
export function checkContent(content: ReleaseContent, findings: Findings): void {
  checkPages(content);
  checkReferences(content);
  checkLinks(content);
  checkMediaReferences(content);
  checkLanguages(content);
  checkEduItems(content);
  checkRates(content);
  checkProducts(content);
  checkFees(content);
  checkFunds(content);
  checkBranches(content);
  checkCards(content);
  checkCorporate(content);
  checkDisclosure(content);
  checkStaff(content);
  checkLetters(content);
  checkSiteConfig(content, findings);
}
