import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPES, type Language, type Scope } from '@bank/contract';
import { MANIFEST_NAME } from '../base/bundle/manifest.ts';
import { checkBundle, checkPacked, type CheckOptions, type CheckedBundle } from '../check/check-bundle.ts';
import { ContentError, UsageError, toldIn, type Told } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { joined, verbatim, words, type Words } from '../base/words.ts';
import { packSources } from '../pack/pack-scope.ts';
import { sayWarnings, scopeOfFolder, shortId, type Command } from './command.ts';
import { glossaryOf } from './glossary-of.ts';
import { pricesBeside } from './prices-beside.ts';
import { sarifOf } from './sarif.ts';

export const check: Command = {
  usage: words`check <bundle, source folder or folder of source folders> [--scope <scope>] [--glossary <file>] [--json | --sarif]`,
  async run(args, { settings, memory, language, say, now }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        scope: { type: 'string' },
        glossary: { type: 'string' },
        json: { type: 'boolean' },
        sarif: { type: 'boolean' },
      },
    });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0)
      throw new UsageError(words`check needs one bundle or source folder.`);
    const folder = resolve(given);
    if (values.json === true && values.sarif === true)
      throw new UsageError(words`check writes one of the two, --json or --sarif.`);
    const asJson = (all: readonly Told<string>[]) => JSON.stringify(all, undefined, 2);
    const asSarif = (all: readonly Told<string>[]) => JSON.stringify(sarifOf(all, folder), undefined, 2);
    const write = values.json === true ? asJson : values.sarif === true ? asSarif : undefined;
    const hear = write === undefined ? inWords(say) : forPrograms(say, language, write);
    if (existsSync(join(folder, MANIFEST_NAME))) {
      const terms = glossaryOf(values.glossary);
      await hear([{ check: () => checkBundle(folder, { signatures: settings.signatures, memory, terms }) }]);
      return;
    }
    const scopes = SCOPES.filter((scope) => existsSync(join(folder, scope)));
    const isScopeFolder = values.scope !== undefined || SCOPES.some((scope) => scope === basename(folder));
    if (isScopeFolder || scopes.length === 0) {
      const scope = scopeOfFolder(folder, values.scope);
      const terms = glossaryOf(values.glossary, dirname(folder));
      const prices = await pricesBeside(dirname(folder), scope, now);
      await hear([{ check: () => checkSources(folder, scope, { memory, terms, prices }) }]);
      return;
    }
    const terms = glossaryOf(values.glossary, folder);
    await hear(
      scopes.map((scope) => ({
        scope,
        check: async () => {
          const prices = await pricesBeside(folder, scope, now);
          return checkSources(join(folder, scope), scope, { memory, terms, prices });
        },
      })),
    );
  },
};

/** One of the things to check; `scope` when there may be more. */
interface Task {
  scope?: Scope;
  check: () => CheckedBundle | Promise<CheckedBundle>;
}

type Hear = (tasks: readonly Task[]) => Promise<void>;

async function checkSources(
  folder: string,
  scope: Scope,
  options: Pick<CheckOptions, 'memory' | 'terms' | 'prices'>,
): Promise<CheckedBundle> {
  const { memory } = options;
  // What is only checked is thrown away, and needs nobody's key.
  const packed = await packSources({
    folder,
    scope,
    letterKey: () => Buffer.alloc(32),
    ...(memory && { memory }),
  });
  return checkPacked(packed, folder, options);
}

/** For people: what to look at and what was read, line by line; what is wrong is thrown. */
function inWords(say: (line: Words) => void): Hear {
  return async (tasks) => {
    const findings: Words[] = [];
    for (const { scope, check: run } of tasks) {
      const prefix = scope === undefined ? '' : `${scope}/`;
      try {
        const checked = await run();
        sayWarnings(checked.warnings, say, prefix);
        say(summary(checked));
      } catch (error) {
        if (!(error instanceof ContentError) || scope === undefined) throw error;
        sayWarnings(error.warnings, say, prefix);
        say(words`${scope}: ${error.words}`);
        findings.push(...error.lines.map((line) => words`${prefix}${line}`));
      }
    }
    if (findings.length > 0)
      throw new ContentError(words`Not ready to publish: ${countOf(findings.length, 'problem')}.`, findings);
  };
}

/** For programs: everything that was found, in one text. */
function forPrograms(
  say: (line: Words) => void,
  language: Language,
  write: (all: readonly Told<string>[]) => string,
): Hear {
  return async (tasks) => {
    const all: Told<string>[] = [];
    const refused: Words[] = [];
    for (const { scope, check: run } of tasks) {
      let told: readonly Told[];
      try {
        ({ told } = await run());
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        ({ told } = error);
        refused.push(error.words);
      }
      const prefix = scope === undefined ? '' : `${scope}/`;
      for (const one of told) {
        const { file, message, ...rest } = toldIn(language, one);
        all.push({ ...rest, file: prefix + file, message: prefix + message });
      }
    }
    say(verbatim(write(all)));
    if (refused.length > 0) throw new ContentError(refused.reduce((text, more) => words`${text}\n${more}`));
  };
}

function summary({ manifest, records, media, series, warnings }: CheckedBundle): Words {
  const points = series.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    verbatim(manifest.scope),
    words`${countOf(records.length, 'item')} (CN and EN counted apart)`,
    countOf(media.length, 'media file'),
    ...(points > 0 ? [words`${countOf(points, 'point')} of history`] : []),
    ...(warnings.length > 0 ? [words`${warnings.length.toLocaleString('en')} to look at`] : []),
    words`bundle ${shortId(manifest.id)}`,
  ];
  return words`Good: ${joined(parts)}.`;
}
