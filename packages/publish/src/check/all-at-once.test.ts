import { describe, expect, it } from 'vitest';
import { ContentError } from '../base/errors.ts';
import { packSources } from '../pack/pack-scope.ts';
import { Terms } from '../formats/terms/terms.ts';
import { asRead } from '../testing/as-read.ts';
import { aSiteFolder, siteSources } from '../testing/source-folder.ts';
import { checkPacked } from './check-bundle.ts';

const zh = 'articles/701001/longer-hours.zh.md';
const en = 'articles/701001/longer-hours.en.md';
const source = (name: string) => siteSources()[name] ?? '';

async function refusal(changes: Record<string, string | undefined>) {
  const folder = aSiteFolder(changes);
  const terms = new Terms([{ en: 'branch', forbidden: ['business at weekends'] }]);
  try {
    checkPacked(await packSources({ folder, scope: 'site' }), folder, { terms });
  } catch (error) {
    if (error instanceof ContentError)
      return { message: error.message, findings: error.findings, told: asRead(error.told) };
    throw error;
  }
  throw new Error('nothing was found');
}

describe('everything that is wrong is told at once [LANG-8]', () => {
  it('so that a bad date hides no dead link in its text, a lost picture no missing twin', async () => {
    const { message, findings, told } = await refusal({
      [zh]: source(zh)
        .replace('2026-11-02', '2026/11/2')
        .replace('详见', '[网点](/branches)。详见')
        .replace('images/branch.svg', 'images/gone.svg'),
      'link-pages/legal-notice.en.md': undefined,
    });
    const dead = `${zh}:8 content: expected the path of a page in CN, found "/branches"`;
    expect(findings).toContain(`${zh}:4 publishDate: expected a day such as 2026-11-20, found "2026/11/2"`);
    expect(findings).toContain(dead);
    expect(findings).toContain(
      'link-pages/legal-notice.zh.md:2 languages: expected link-pages/legal-notice.en.md beside it, or "languages: [CN]", found nothing',
    );
    expect(findings.filter((line) => line.startsWith(`${zh}:5 cover`))).toHaveLength(1);
    expect(message).toContain(`${findings.length} problems`);
    expect(told.find((one) => one.message === dead)).toMatchObject({
      level: 'error',
      file: zh,
      line: 8,
      record: 'article/longer-hours',
      field: 'content',
    });
    expect(told.filter(({ level }) => level === 'warning')).toMatchObject([
      { file: en, field: 'summary', record: 'article/longer-hours', found: '"business at weekends"' },
      // Its name was misspelt, so nobody shows it.
      { file: 'media/images/branch.svg', field: '', found: 'none' },
    ]);
  });

  it('but nobody is blamed for naming a record that could not be read', async () => {
    const { findings } = await refusal({
      'pages.yaml': '- key: [',
      [zh]: source(zh).replace('title: 七家网点延长营业\n', ''),
    });
    expect(findings.every((line) => /^pages.yaml:|longer-hours.zh.md:2 title/.test(line))).toBe(true);
    expect(findings.length).toBeGreaterThan(1);
  });
});
