import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beijingDay } from '@bank/contract';
import { parse, stringify } from 'yaml';
import { ConfigError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { words } from '../base/words.ts';
import { BANK_OPTIONS, readAnswers, type BankAnswers } from './new-bank/bank-answers.ts';
import { contact, netOption, siteConfig, texts, websiteInfo } from './new-bank/bank-records.ts';
import { emptyTree, type PageSource } from './new-bank/page-tree.ts';
import { renamed, renamedIn } from './new-bank/renamed.ts';
import { REPOSITORY } from './settings.ts';
import type { Command } from './command.ts';

/** Where the pages and columns come from, whose components and addresses are those of the site. */
const MODEL = join(REPOSITORY, 'content', 'site');
/** Texts about the site itself, which are right for any bank. */
const TEXTS = ['link-pages/legal-notice', 'link-pages/privacy-policy', 'link-pages/accessibility-statement'];

export const newBank: Command = {
  usage: words`new-bank <folder> [--name <Chinese name>] [--english-name <name>] [--hotline <number>] [--host <www.bank.example>] [--colour <#rrggbb>] [--ground <#rrggbb>]`,
  async run(args, { now, say }) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: BANK_OPTIONS });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0)
      throw new UsageError(words`new-bank needs one folder to make.`);
    const folder = resolve(given);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new ConfigError(words`Nothing was written: ${folder} is not empty.`);
    const files = filesOf(readAnswers(values), beijingDay(now));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    say(
      words`${folder}: ${countOf(Object.keys(files).length, 'file')}. What only the bank knows says that it is to be filled in.`,
    );
    say(words`Look at it: content check ${folder}`);
    say(words`Show it: content publish ${join(folder, 'site')} --yes, then BANK_DEMO=off npm start`);
  },
};

/** The sources of an empty bank, by their paths. */
function filesOf(bank: BankAnswers, today: string): Record<string, string> {
  const records = {
    'site-config': siteConfig(bank, today.slice(0, 4)),
    'website-info': websiteInfo(),
    'net-option': netOption(bank),
    contact: contact(bank),
    columns: columnsOf(bank),
  };
  const files: Record<string, string> = {
    ...Object.fromEntries(Object.entries(records).map(([name, list]) => [`${name}.yaml`, stringify(list)])),
    ...pagesOf(bank),
    ...texts(bank, today),
    ...siteTexts(bank),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [join('site', path), text]));
}

function pagesOf(bank: BankAnswers): Record<string, string> {
  const names = readdirSync(join(MODEL, 'pages'));
  const sections = names.map((name) => ({ name, pages: recordsIn<PageSource>(join('pages', name)) }));
  const kept = new Map(emptyTree(sections.flatMap(({ pages }) => pages)).map((page) => [page.key, page]));
  return Object.fromEntries(
    sections.map(({ name, pages }) => [
      join('pages', name),
      stringify(
        renamedIn(
          pages.flatMap(({ key }) => kept.get(key) ?? []),
          bank,
        ),
      ),
    ]),
  );
}

function columnsOf(bank: BankAnswers): object[] {
  return recordsIn<ColumnSource>('columns.yaml').map(({ zh, en, ...column }) => ({
    ...renamedIn(withoutScene(column), bank),
    ...(zh && { zh: renamedIn(withoutScene(zh), bank) }),
    ...(en && { en: renamedIn(withoutScene(en), bank) }),
  }));
}

type Fields = Record<string, unknown>;
type ColumnSource = Fields & { zh?: Fields; en?: Fields };
const withoutScene = ({ scene: _scene, ...fields }: Fields): Fields => fields;

function siteTexts(bank: BankAnswers): Record<string, string> {
  const names = TEXTS.flatMap((key) => [`${key}.zh.md`, `${key}.en.md`]);
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(join(MODEL, name), 'utf8');
      return [name, renamed(text.replace(/^scene: .*\n/m, ''), bank)];
    }),
  );
}

const recordsIn = <Source>(path: string) => parse(readFileSync(join(MODEL, path), 'utf8')) as Source[];
