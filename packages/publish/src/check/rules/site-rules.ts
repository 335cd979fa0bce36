import { LANGUAGES, lengthInCharacters } from '@bank/contract';
import { describeFound, type Findings } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { recordsOf, withBroken, type ReleaseContent } from '../checked-record.ts';

/** Numbers that the law wants in the footer of every page (LEGAL-1, LEGAL-2). */
const FILING_FIELDS = ['icpNo', 'policeNo'] as const;
/** One line of a phone beside its link and its button. */
const SHORT_NOTICE_CHARACTERS = { CN: 18, EN: 40 };

/** A site without its footer and filing numbers must not go out. */
export function checkSiteConfig(content: ReleaseContent, findings: Findings): void {
  if (content.scope !== 'site') return;
  for (const language of LANGUAGES) {
    const configs = recordsOf(content, 'site-config', language);
    const count = recordsOf({ ...content, records: withBroken(content) }, 'site-config', language).length;
    if (count !== 1) {
      const expected = words`one site-config record in ${language}, with the footer and the filing numbers of every page`;
      findings.add({
        at: 'site-config',
        rule: 'site-config',
        expected,
        found: count === 0 ? words`none` : words`${count}`,
      });
    }
    for (const config of configs) {
      for (const field of FILING_FIELDS) {
        if (config.body[field].trim() !== '') continue;
        const expected = words`the filing number, which every page must show`;
        content.report(config, { path: [field], expected, found: describeFound(config.body[field]) });
      }
      if (config.body.hotlines !== undefined) continue;
      const expected = words`the numbers that visitors call, service at least`;
      content.report(config, { path: ['hotlines'], expected, found: words`none` });
    }
  }
}

/** What a phone cannot show on one line would be pushed into two. */
export function checkNotice(content: ReleaseContent): void {
  if (content.scope !== 'site') return;
  for (const language of LANGUAGES) {
    const most = SHORT_NOTICE_CHARACTERS[language];
    for (const info of recordsOf(content, 'website-info', language)) {
      const { noticeText, noticeShortText } = info.body;
      if (noticeShortText === undefined) continue;
      const report = (expected: Words, found: Words) =>
        content.report(info, { path: ['noticeShortText'], expected, found });
      const length = lengthInCharacters(noticeShortText);
      if (length > most)
        report(words`at most ${most} characters, one line of a phone`, words`${length} characters`);
      if (!noticeText) report(words`a noticeText that it is the short form of`, words`none`);
    }
  }
}
