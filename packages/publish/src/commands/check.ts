import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPES, type Scope } from '@bank/contract';
import { MANIFEST_NAME } from '../base/bundle/manifest.ts';
import { checkBundle, checkPacked, type CheckedBundle } from '../check/check-bundle.ts';
import { ContentError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import { packSources } from '../pack/pack-scope.ts';
import { sayWarnings, scopeOf, shortId, type Command } from './command.ts';

export const check: Command = {
  usage: 'check <bundle, source folder or folder of source folders> [--scope <scope>]',
  async run(args, { settings, memory, say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { scope: { type: 'string' } },
    });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0)
      throw new UsageError('check needs one bundle or source folder.');
    const folder = resolve(given);
    if (existsSync(join(folder, MANIFEST_NAME))) {
      tell(checkBundle(folder, { signatures: settings.signatures, memory }), say);
      return;
    }
    const scopes = SCOPES.filter((scope) => existsSync(join(folder, scope)));
    const isScopeFolder = values.scope !== undefined || SCOPES.some((scope) => scope === basename(folder));
    if (isScopeFolder || scopes.length === 0) {
      tell(await checkSources(folder, scopeOf(values.scope ?? basename(folder)), memory), say);
      return;
    }
    const findings: string[] = [];
    for (const scope of scopes) {
      try {
        tell(await checkSources(join(folder, scope), scope, memory), say, `${scope}/`);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        say(`${scope}: ${error.message}`);
        findings.push(...error.findings.map((line) => `${scope}/${line}`));
      }
    }
    if (findings.length > 0)
      throw new ContentError(`Not ready to publish: ${countOf(findings.length, 'problem')}.`, findings);
  },
};

async function checkSources(folder: string, scope: Scope, memory: Memory): Promise<CheckedBundle> {
  // What is only checked is thrown away, and needs nobody's key.
  const packed = await packSources({ folder, scope, memory, letterKey: () => Buffer.alloc(32) });
  return checkPacked(packed, folder, memory);
}

function tell(checked: CheckedBundle, say: (line: string) => void, prefix = ''): void {
  sayWarnings(checked.warnings, say, prefix);
  say(summary(checked));
}

function summary({ manifest, records, media, series }: CheckedBundle): string {
  const counts = `${countOf(records.length, 'item')} (CN and EN counted apart), ${countOf(media.length, 'media file')}`;
  const points = series.reduce((sum, { count }) => sum + count, 0);
  const history = points > 0 ? `, ${countOf(points, 'point')} of history` : '';
  return `Good: ${manifest.scope}, ${counts}${history}, bundle ${shortId(manifest.id)}.`;
}
