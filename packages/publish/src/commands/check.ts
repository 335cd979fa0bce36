import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPES, type Scope } from '@bank/contract';
import { MANIFEST_NAME } from '../base/bundle/manifest.ts';
import { checkBundle, checkPacked, type CheckOptions, type CheckedBundle } from '../check/check-bundle.ts';
import { ContentError, UsageError, type Told } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { packSources } from '../pack/pack-scope.ts';
import { sayWarnings, scopeOf, shortId, type Command } from './command.ts';
import { glossaryOf } from './glossary-of.ts';

export const check: Command = {
  usage:
    'check <bundle, source folder or folder of source folders> [--scope <scope>] [--glossary <file>] [--json]',
  async run(args, { settings, memory, say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { scope: { type: 'string' }, glossary: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0)
      throw new UsageError('check needs one bundle or source folder.');
    const folder = resolve(given);
    const hear = values.json === true ? inJson(say) : inWords(say);
    if (existsSync(join(folder, MANIFEST_NAME))) {
      const terms = glossaryOf(values.glossary);
      await hear([{ check: () => checkBundle(folder, { signatures: settings.signatures, memory, terms }) }]);
      return;
    }
    const scopes = SCOPES.filter((scope) => existsSync(join(folder, scope)));
    const isScopeFolder = values.scope !== undefined || SCOPES.some((scope) => scope === basename(folder));
    if (isScopeFolder || scopes.length === 0) {
      const scope = scopeOf(values.scope ?? basename(folder));
      const terms = glossaryOf(values.glossary, dirname(folder));
      await hear([{ check: () => checkSources(folder, scope, { memory, terms }) }]);
      return;
    }
    const terms = glossaryOf(values.glossary, folder);
    await hear(
      scopes.map((scope) => ({
        scope,
        check: () => checkSources(join(folder, scope), scope, { memory, terms }),
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
  options: Pick<CheckOptions, 'memory' | 'terms'>,
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
function inWords(say: (line: string) => void): Hear {
  return async (tasks) => {
    const findings: string[] = [];
    for (const { scope, check: run } of tasks) {
      const prefix = scope === undefined ? '' : `${scope}/`;
      try {
        const checked = await run();
        sayWarnings(checked.warnings, say, prefix);
        say(summary(checked));
      } catch (error) {
        if (!(error instanceof ContentError) || scope === undefined) throw error;
        sayWarnings(error.warnings, say, prefix);
        say(`${scope}: ${error.message}`);
        findings.push(...error.findings.map((line) => prefix + line));
      }
    }
    if (findings.length > 0)
      throw new ContentError(`Not ready to publish: ${countOf(findings.length, 'problem')}.`, findings);
  };
}

/** For programs: one array of everything that was found. */
function inJson(say: (line: string) => void): Hear {
  return async (tasks) => {
    const all: Told[] = [];
    const refused: string[] = [];
    for (const { scope, check: run } of tasks) {
      let told: readonly Told[];
      try {
        ({ told } = await run());
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        ({ told } = error);
        refused.push(error.message);
      }
      const prefix = scope === undefined ? '' : `${scope}/`;
      all.push(...told.map((one) => ({ ...one, file: prefix + one.file, message: prefix + one.message })));
    }
    say(JSON.stringify(all, undefined, 2));
    if (refused.length > 0) throw new ContentError(refused.join('\n'));
  };
}

function summary({ manifest, records, media, series, warnings }: CheckedBundle): string {
  const counts = `${countOf(records.length, 'item')} (CN and EN counted apart), ${countOf(media.length, 'media file')}`;
  const points = series.reduce((sum, { count }) => sum + count, 0);
  const history = points > 0 ? `, ${countOf(points, 'point')} of history` : '';
  const look = warnings.length > 0 ? `, ${warnings.length.toLocaleString('en')} to look at` : '';
  return `Good: ${manifest.scope}, ${counts}${history}${look}, bundle ${shortId(manifest.id)}.`;
}
