import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBundle, cleanRichText } from '@bank/publish';
import { ATTACKS, rewriteFile } from '@bank/publish/testing';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { content } from '../../faults/support/content-command.mjs';
import { payloads } from './payloads.mjs';

const ROUNDS = 20;
/** Names of a record, not words of it: a page without its component would show none of the others. */
const LEFT_ALONE = new Set(['key', 'from', 'languages', 'component', 'publishAt', 'expireAt']);
/** Codes, numbers, days and names of files: by these records find each other. */
const CODE = /^[\w.:+/-]*$/;
/** What nearly all others name: while one of these is not sound, what is said of the others is said because of it. */
const NAMED_BY_ALL = /^content\/(?:page|column)\.ndjson$/;

async function done(dataDir, args) {
  const { code, said } = await content(dataDir, args);
  if (code !== 0) throw new Error(said);
}

/** What an author with all rights may write: markup as the cleaning leaves it. */
const hostileMarkup = () => cleanRichText([...payloads('xss'), ...ATTACKS].join('\n')).html;

/** Every text of a record with a payload in it, but where `refused` knows that the checks take none. */
function spoilt(record, type, refused, next) {
  let changed = 0;
  const walk = (value, path) => {
    if (typeof value === 'string') {
      if (path.some((_, i) => refused.has(`${type} ${path.slice(0, i + 1).join('.')}`))) return value;
      if (CODE.test(value) && !value.startsWith('/')) return value;
      changed += 1;
      if (/^<(?:p|h\d|ul|ol|table|div|figure)\b/.test(value)) return value + hostileMarkup();
      if (/^(?:https?:|\/)/.test(value)) return `javascript:planted(0)//${value}`;
      return `${value}${next()}`;
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, [...path, '*']));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        LEFT_ALONE.has(name) ? one : walk(one, [...path, name]),
      ]),
    );
  };
  // Findings then name lines of the bundle.
  const { from: _from, ...others } = record;
  return { record: walk(others, []), changed };
}

/** `zh.tags.0` of content/article.ndjson → 'article zh.tags.*', and for fields of both languages theirs. */
function refusedIn(told, isWide) {
  return told.flatMap(({ file, field }) => {
    const [, type] = /^content\/([\w-]+)\.ndjson$/.exec(file) ?? [];
    if (type === undefined || field === '') return [];
    const pattern = field
      .split('.')
      .map((step) => (/^\d+$/.test(step) ? '*' : step))
      .join('.');
    const own = pattern.replace(/^(?:zh|en)\./, '');
    // It is told of one field that another beside it does not fit any more.
    const bare = isWide ? own.replace(/(?:\.\*)?\.[^.]+$/, '') || own : own;
    return [bare, `zh.${bare}`, `en.${bare}`].map((path) => `${type} ${path}`);
  });
}

/**
 * Packs a scope of the demo bank, puts a payload into every field whose checks let it through, and imports and activates
 * what is left by the `content` command. Resolves to how many texts carry one.
 */
export async function publishHostile(dataDir, folder, scope) {
  const bundle = join(folder, `${scope}.bundle`);
  await done(dataDir, ['pack', fromRoot('content', scope), '--scope', scope, '--out', bundle]);
  const { files } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8'));
  const paths = files.map(({ path }) => path).filter((path) => path.endsWith('.ndjson'));
  const sound = new Map(paths.map((path) => [path, readFileSync(join(bundle, path), 'utf8')]));
  const rows = payloads('xss');
  const refused = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    let texts = 0;
    let at = 0;
    const next = () => rows[(at += 1) % rows.length];
    for (const [path, text] of sound) {
      const type = path.slice('content/'.length, -'.ndjson'.length);
      const lines = text.split('\n').map((line) => {
        if (line === '') return line;
        const { record, changed } = spoilt(JSON.parse(line), type, refused, next);
        texts += changed;
        return JSON.stringify(record);
      });
      rewriteFile(bundle, path, () => lines.join('\n'));
    }
    const known = refused.size;
    const told = findingsOf(bundle);
    if (told.length === 0) {
      await done(dataDir, ['import', bundle, '--activate']);
      return { texts, refusedFields: refused.size };
    }
    const causes = told.filter(({ file }) => NAMED_BY_ALL.test(file));
    const learnt = causes.length > 0 ? causes : told;
    refusedIn(learnt, false).forEach((field) => refused.add(field));
    if (refused.size === known) refusedIn(learnt, true).forEach((field) => refused.add(field));
    if (refused.size === known) {
      const some = learnt.slice(0, 3).map(({ file, line, field }) => `${file}:${line} ${field}`);
      throw new Error(`No way to let this through: ${some.join(' | ')}`);
    }
  }
  throw new Error(`${scope} was refused ${ROUNDS} times`);
}

function findingsOf(bundle) {
  try {
    checkBundle(bundle);
    return [];
  } catch (error) {
    if (error.name !== 'ContentError') throw error;
    return error.told.filter(({ level }) => level === 'error');
  }
}
