import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../base/errors.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import { Findings, countOf, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { parseLinedYaml } from '../yaml/yaml-lines.ts';
import { Terms } from './terms.ts';

const Glossary = z.array(
  z.strictObject({
    zh: z.string().min(1),
    en: z.string().min(1),
    definition: z.string().regex(/\.$/, 'one sentence with its full stop'),
    source: z.enum(['law', 'regulator', 'market', 'house']),
    forbidden: z.array(z.string().min(1)),
  }),
);

/** Reads the list of a bank's terms. @throws ContentError with every problem of it, ConfigError when there is none. */
export function readGlossary(path: string): Terms {
  const file = basename(path);
  const findings = new Findings();
  const yaml = parseLinedYaml(textOf(path), file, findings);
  const parsed = Glossary.safeParse(yaml?.value, { reportInput: true });
  const at = (steps: readonly PropertyKey[]) => `${file}:${yaml?.lineOf(steps).line ?? 1}`;
  for (const issue of (yaml && parsed.error?.issues) ?? []) {
    for (const { path: steps, expected, found } of describeIssue(issue, yaml?.value)) {
      findings.add({ at: at(steps), field: steps.map(String).join('.'), expected, found });
    }
  }
  const terms = parsed.data ?? [];
  const names = terms.map(({ zh }) => zh);
  const said = new Map(terms.map(({ zh, en }) => [bare(en), zh]));
  for (const [index, { zh, forbidden }] of terms.entries()) {
    if (names.indexOf(zh) !== index) {
      findings.add({ at: at([index, 'zh']), field: 'zh', expected: words`each term once`, found: quote(zh) });
    }
    for (const [place, variant] of forbidden.entries()) {
      const other = said.get(bare(variant));
      if (other === undefined) continue;
      const expected = words`no words that the glossary itself uses (for ${other})`;
      findings.add({
        at: at([index, 'forbidden', place]),
        field: 'forbidden',
        expected,
        found: quote(variant),
      });
    }
  }
  findings.stopIfAny((count) => words`Refused: ${countOf(count, 'problem')} in the glossary ${path}.`);
  return new Terms(terms);
}

/** `certificate of deposit (CD)` without what stands in brackets. */
const bare = (en: string) => en.replace(/ \(.*\)/, '').toLowerCase();

function textOf(path: string): string {
  try {
    // Decoded, and not read as text, it is without the mark of Excel and Notepad.
    return new TextDecoder().decode(readFileSync(path));
  } catch (error) {
    throw new ConfigError(words`The glossary could not be read (${(error as Error).message}).`);
  }
}
