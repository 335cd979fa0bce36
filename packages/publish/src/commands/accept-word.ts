import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, type Node, type YAMLMap } from 'yaml';
import { ConfigError, UsageError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import type { Command } from './command.ts';

const USUAL_FILE = 'content/site/search-settings.yaml';
const LANGUAGES = { CN: 'zh', EN: 'en' } as const;
/** As the schema of search settings has it. */
const LONGEST = 60;

export const acceptWord: Command = {
  usage: words`accept-word <keyword> <word of the site> [<another>…] [--for CN|EN] [--in <search-settings.yaml>]`,
  /** What people type is led to words that the site has; it is searched by from the next release of the site on. */
  async run(args, { say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { for: { type: 'string', default: 'CN' }, in: { type: 'string', default: USUAL_FILE } },
    });
    const [keyword, ...meant] = positionals.map((word) => word.trim());
    if (keyword === undefined || meant.length === 0 || [keyword, ...meant].some(isNoWord))
      throw new UsageError(
        words`accept-word needs a keyword and what it means, each of 1 to ${LONGEST} characters.`,
      );
    if (values.for !== 'CN' && values.for !== 'EN')
      throw new UsageError(words`--for is CN or EN, not "${values.for}".`);
    const file = values.in;
    const accepted = withWord(read(file), { language: LANGUAGES[values.for], keyword, meant });
    if (accepted === undefined) throw new ConfigError(words`${file} has no record of search settings.`);
    if (accepted === 'known') {
      say(words`${file} leads "${keyword}" there already.`);
      return;
    }
    writeFileSync(file, accepted.text);
    say(words`${file} leads "${keyword}" to ${meant}. Publish the site to have it searched by.`);
  },
};

function isNoWord(word: string): boolean {
  return word === '' || word.length > LONGEST;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(words`There is no file ${file}; name the search settings of the bank with --in.`);
  }
}

interface AcceptedWord {
  language: 'zh' | 'en';
  keyword: string;
  meant: readonly string[];
}

/** The file with one more line under `oneWay`, everything else as it was written; undefined where it holds no settings. */
export function withWord(
  text: string,
  { language, keyword, meant }: AcceptedWord,
): { text: string } | 'known' | undefined {
  const { contents } = parseDocument(text);
  const record = isSeq(contents) ? contents.items[0] : undefined;
  if (!isMap(record)) return undefined;
  const line = `- { from: [${written(keyword)}], to: [${meant.map(written).join(', ')}] }`;
  const block = record.get(language, true);
  if (!isMap(block)) return insertedAfter(text, record, [`${language}:`, '  oneWay:', `    ${line}`]);
  const oneWay = block.get('oneWay', true);
  if (!isSeq(oneWay)) return insertedAfter(text, block, ['oneWay:', `  ${line}`]);
  if (oneWay.items.some((entry) => isMap(entry) && leadsAlready(entry, keyword, meant))) return 'known';
  return insertedAfter(text, oneWay, [line]);
}

/** More lines at the end of a block, as deep as its first. */
function insertedAfter(text: string, { range }: Node, lines: readonly string[]): { text: string } {
  const [start = 0, end = 0] = range ?? [];
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const before = text.slice(0, end).trimEnd();
  const added = lines.map((line) => `${indent}${line}\n`).join('');
  return { text: `${before}\n${added}${text.slice(before.length).replace(/^\s*\n/, '')}` };
}

/** Between quotes where YAML would read something else. */
function written(word: string): string {
  return /^\p{L}[\p{L}\p{N} -]*$/u.test(word) && !/^(?:true|false|null|yes|no|on|off)$/i.test(word)
    ? word
    : JSON.stringify(word);
}

function leadsAlready(entry: YAMLMap, keyword: string, meant: readonly string[]): boolean {
  const [from, to] = ['from', 'to'].map((name) => {
    const list = entry.get(name, true);
    return isSeq(list) ? list.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
  });
  return from?.includes(keyword) === true && meant.every((word) => to?.includes(word));
}
