import { LANGUAGES } from '@bank/contract';
import { describeFound, type Findings } from '../findings.ts';
import { recordsOf, type ReleaseContent } from './checked-record.ts';

/** Numbers that the law wants in the footer of every page (quality C1). */
const FILING_FIELDS = ['icpNo', 'policeNo'] as const;

/** A site without its footer and filing numbers must not go out. */
export function checkSiteConfig(content: ReleaseContent, findings: Findings): void {
  if (content.scope !== 'site') return;
  for (const language of LANGUAGES) {
    const configs = recordsOf(content, 'site-config', language);
    if (configs.length !== 1) {
      const expected = `one site-config record in ${language}, with the footer and the filing numbers of every page`;
      findings.add({
        at: 'site-config',
        expected,
        found: configs.length === 0 ? 'none' : String(configs.length),
      });
    }
    for (const config of configs) {
      for (const field of FILING_FIELDS) {
        if (config.body[field].trim() !== '') continue;
        const expected = 'the filing number, which every page must show (quality C1)';
        content.report(config, { path: [field], expected, found: describeFound(config.body[field]) });
      }
    }
  }
}
