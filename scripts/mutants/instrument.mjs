import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../prepare/places.mjs';

const quiet = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };

/**
 * What an operator reads in a log or in a failure that is ours, and what a call's `msg` says to who writes a program:
 * pages have words of their own for each. No test pins such words, and none should.
 */
const wordsForOperators = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const { parent } = path;
    const thrown =
      parent.type === 'NewExpression' &&
      /^((Range|Type|Syntax)?Error|NotFound|Withdrawn|\w+Unavailable)$/.test(parent.callee.name ?? '');
    const logged =
      parent.type === 'CallExpression' &&
      parent.callee.type === 'MemberExpression' &&
      /^(trace|debug|info|warn|error|fatal)$/.test(parent.callee.property.name ?? '');
    return thrown || logged ? 'words for operators' : undefined;
  },
};

const MAX_TEXT = 140;
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const short = (text) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** The line as it is and as the mutant has it, by which a mutant is known also after lines before it have moved. */
function asLines(text, { location: { start, end }, replacement }) {
  const lines = text.split('\n');
  const before = lines[start.line].slice(0, start.column);
  const after = lines[end.line].slice(end.column);
  const original =
    start.line === end.line
      ? lines[start.line].slice(start.column, end.column)
      : [
          lines[start.line].slice(start.column),
          ...lines.slice(start.line + 1, end.line),
          lines[end.line].slice(0, end.column),
        ].join('\n');
  return {
    was: short(oneLine(before + original + after)),
    now: short(oneLine(before + replacement + after)),
  };
}

/** The files' text with every mutant in it, each asleep until it is made the active one. */
export async function instrument(files) {
  const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const { files: instrumented, mutants } = await new Instrumenter(quiet).instrument(
    files.map((name) => ({ name, mutate: true, content: texts.get(name) })),
    { plugins: null, ignorers: [wordsForOperators], excludedMutations: [] },
  );
  return {
    code: Object.fromEntries(instrumented.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({
        id: mutant.id,
        file: mutant.fileName,
        location: mutant.location,
        replacement: mutant.replacement,
        ...asLines(texts.get(mutant.fileName), mutant),
      })),
  };
}
