import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentWriter, ImportedRelease } from '@bank/store';
import { checkPacked } from '../check/check-bundle.ts';
import { ConfigError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';
import { packScope } from '../pack/pack-scope.ts';
import { activate, listReleases } from '../releases/activations.ts';
import { diffReleases } from '../releases/diff-releases.ts';
import { toRelease } from '../releases/import-bundle.ts';
import { silentChanges } from '../releases/silent-changes.ts';
import { describeActivation } from './activate.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  comingMomentOf,
  deedOf,
  sayWarnings,
  scopeOfFolder,
  withWriter,
  type Command,
} from './command.ts';
import { describeChanges } from './describe-changes.ts';
import { describeSeriesChange } from './describe-series-change.ts';
import { glossaryOf } from './glossary-of.ts';
import { pricesBeside } from './prices-beside.ts';

export const publish: Command = {
  usage: words`publish <source folder> [--scope <scope>] [--yes] [--glossary <file>] [--effective-at <moment>] ${DEED_USAGE}   (check, pack, import, show what changes, ask, activate)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        scope: { type: 'string' },
        yes: { type: 'boolean' },
        'effective-at': { type: 'string' },
        glossary: { type: 'string' },
        ...DEED_OPTIONS,
      },
    });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0)
      throw new UsageError(words`publish needs one source folder, such as content/site.`);
    const folder = resolve(source);
    const at = values['effective-at'];
    const { settings, memory, now, say, ask } = context;
    const effectiveAt = at === undefined ? undefined : comingMomentOf(at, now);
    if (values.yes !== true && ask === undefined)
      throw new UsageError(words`Nobody can be asked here; say --yes to publish without a question.`);

    const scope = scopeOfFolder(folder, values.scope);
    const out = join(settings.dataDir, 'bundles', scope);
    const packed = await packScope({
      folder,
      scope,
      out,
      letterKey: settings.letterKey,
      memory,
      packed: { by: settings.actor, on: settings.machine },
      now: new Date(now),
    });
    const checked = checkPacked(packed, folder, {
      memory,
      terms: glossaryOf(values.glossary, dirname(folder)),
      prices: await pricesBeside(dirname(folder), scope, now),
    });
    sayWarnings(checked.warnings, say);
    if (settings.signatures.required) {
      throw new ConfigError(
        words`Nothing was published: here a maker and a checker sign every release. Its bundle is ready in ${out}: let both run content sign, then content import --activate.`,
      );
    }

    const deed = deedOf(values, context);
    await withWriter(context, async (writer) => {
      const release = await writer.importRelease(toRelease(checked), now, deed);
      const shown = (await listReleases(writer, now, scope)).find(({ state }) => state === 'active')?.id;
      if (shown === release.id) {
        say(words`Visitors see exactly this already: release ${release.id} of ${scope}.`);
        return;
      }
      if (shown !== undefined) sayWarnings(await silentChanges(writer, shown, release), say);
      for (const line of await linesOf(writer, release, shown)) say(line);
      if (
        values.yes !== true &&
        (await ask?.(words`Show release ${release.id} of ${scope} to visitors?`)) !== true
      ) {
        say(words`Not shown. It is kept: content activate ${scope} ${release.id}`);
        return;
      }
      say(describeActivation(await activate(writer, scope, release.id, { ...deed, now, effectiveAt }), now));
    });
  },
};

async function linesOf(
  writer: ContentWriter,
  { id, scope, itemCount, series = [] }: ImportedRelease,
  shown: number | undefined,
): Promise<Words[]> {
  if (shown === undefined) return [words`The first release of ${scope}: ${countOf(itemCount, 'item')}.`];
  return [...describeChanges(await diffReleases(writer, shown, id)), ...series.map(describeSeriesChange)];
}
