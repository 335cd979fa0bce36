import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { joined, words } from '../base/words.ts';
import { packScope } from '../pack/pack-scope.ts';
import { comingMomentOf, scopeOfFolder, shortId, type Command } from './command.ts';

export const pack: Command = {
  usage: words`pack <source folder> [--scope <scope>] [--out <bundle>] [--append] [--effective-at <moment>]   (--append: histories hold new days only)`,
  async run(args, { settings, memory, say, now }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        scope: { type: 'string' },
        out: { type: 'string' },
        append: { type: 'boolean' },
        'effective-at': { type: 'string' },
      },
    });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0)
      throw new UsageError(words`pack needs one source folder, such as content/site.`);
    const folder = resolve(source);
    const scope = scopeOfFolder(folder, values.scope);
    const out = resolve(values.out ?? join(settings.dataDir, 'bundles', scope));
    const at = values['effective-at'];
    const effectiveAt = at === undefined ? undefined : new Date(comingMomentOf(at, now)).toISOString();
    const seriesMode = values.append === true ? 'append' : 'full';
    const { letterKey } = settings;
    const packed = await packScope({
      folder,
      scope,
      out,
      seriesMode,
      effectiveAt,
      letterKey,
      memory,
      packed: { by: settings.actor, on: settings.machine },
      now: new Date(now),
    });
    const counts = [countOf(packed.recordCount, 'record'), countOf(packed.mediaCount, 'media file')];
    if (packed.pointCount > 0) counts.push(words`${countOf(packed.pointCount, 'point')} of history`);
    say(words`Packed ${scope}: ${joined(counts)}, bundle ${shortId(packed.manifest.id)} in ${out}`);
    if (packed.unused.length > 0)
      say(words`Used by no record and left out: ${packed.unused.map((path) => `media/${path}`)}`);
  },
};
