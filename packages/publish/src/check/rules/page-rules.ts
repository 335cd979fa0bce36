import { LANGUAGES, type Language } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { namesOf, recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** The page tree: one page for each code and path, known parents, no circles. */
export function checkPages(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const codes = namesOf(content, 'page', language, 'code');
    checkTree(content, recordsOf(content, 'page', language), { codes, language });
  }
}

function checkTree(
  { report }: ReleaseContent,
  pages: CheckedRecord<'page'>[],
  { codes, language }: { codes: Pick<ReadonlySet<string>, 'has'>; language: Language },
): void {
  const byCode = new Map<string, CheckedRecord<'page'>>();
  const byPath = new Map<string, CheckedRecord<'page'>>();
  for (const page of pages) {
    const { code, path } = page.body;
    const sameCode = byCode.get(code);
    if (sameCode)
      report(page, {
        path: ['code'],
        expected: words`a code of its own (page ${sameCode.key} has the same)`,
        found: quote(code),
      });
    else byCode.set(code, page);
    if (path === undefined) continue;
    const samePath = byPath.get(path);
    if (samePath)
      report(page, {
        path: ['path'],
        expected: words`a path of its own (page ${samePath.key} has the same)`,
        found: quote(path),
      });
    else byPath.set(path, page);
  }
  for (const page of pages) {
    const { parent } = page.body;
    if (parent === undefined) continue;
    if (!codes.has(parent)) {
      report(page, {
        path: ['parent'],
        expected: words`the code of a page in ${language}`,
        found: quote(parent),
      });
    } else if (isInCircle(page, byCode)) {
      report(page, {
        path: ['parent'],
        expected: words`a page that does not stand below this one`,
        found: quote(parent),
      });
    }
  }
}

function isInCircle(
  page: CheckedRecord<'page'>,
  byCode: ReadonlyMap<string, CheckedRecord<'page'>>,
): boolean {
  const seen = new Set<string>();
  for (let code = page.body.parent; code !== undefined; code = byCode.get(code)?.body.parent) {
    if (code === page.body.code) return true;
    if (seen.has(code)) return false;
    seen.add(code);
  }
  return false;
}
