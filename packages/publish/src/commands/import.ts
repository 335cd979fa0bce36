import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPES } from '@bank/contract';
import { MANIFEST_NAME } from '../base/bundle/manifest.ts';
import { ConfigError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { words } from '../base/words.ts';
import { importBundle } from '../releases/import-bundle.ts';
import { activate, listReleases } from '../releases/activations.ts';
import { silentChanges } from '../releases/silent-changes.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  EMERGENCY_OPTIONS,
  comingMomentOf,
  deedOf,
  isEmergencyOf,
  sayWarnings,
  shortId,
  withWriter,
  type Command,
} from './command.ts';
import { glossaryOf } from './glossary-of.ts';
import { describeActivation } from './activate.ts';
import { describeSeriesChange } from './describe-series-change.ts';

export const importCommand: Command = {
  usage: words`import <bundle> [--activate] [--glossary <file>] [--effective-at <moment>] [--emergency] ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        activate: { type: 'boolean' },
        'effective-at': { type: 'string' },
        ...EMERGENCY_OPTIONS,
        ...DEED_OPTIONS,
        glossary: { type: 'string' },
      },
    });
    const [bundle, ...rest] = positionals;
    if (bundle === undefined || rest.length > 0)
      throw new UsageError(words`import needs one bundle directory.`);
    const at = values['effective-at'];
    if (at !== undefined && values.activate !== true)
      throw new UsageError(words`--effective-at needs --activate.`);
    const terms = glossaryOf(values.glossary);
    const { settings, memory, now, say } = context;
    const effectiveAt = at === undefined ? undefined : comingMomentOf(at, now);
    const folder = resolve(bundle);
    if (
      existsSync(folder) &&
      !existsSync(join(folder, MANIFEST_NAME)) &&
      SCOPES.some((scope) => scope === basename(folder))
    )
      throw new ConfigError(
        words`${folder} is a folder of sources, not a bundle: it has no ${MANIFEST_NAME}. Make one of it: content pack ${folder}`,
      );
    const deed = deedOf(values, context);
    const isEmergency = isEmergencyOf(values, context);
    const occasion = { isEmergency, moment: Math.max(now, effectiveAt ?? now) };
    await withWriter(context, async (writer) => {
      const started = performance.now();
      const release = await importBundle(
        writer,
        folder,
        {
          signatures: settings.signatures,
          occasion,
          memory,
          deed,
          terms,
          warn: (line) => sayWarnings([line], say),
        },
        now,
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      say(
        release.createdAt === now
          ? words`Imported as release ${release.id} of ${release.scope}: ${countOf(release.itemCount, 'item')}, bundle ${shortId(release.bundleId)}, ${seconds} s.`
          : words`This bundle is release ${release.id} of ${release.scope} already; nothing was imported.`,
      );
      const shown = (await listReleases(writer, now, release.scope)).find(
        ({ state }) => state === 'active',
      )?.id;
      if (shown !== undefined && shown !== release.id)
        sayWarnings(await silentChanges(writer, shown, release), say);
      for (const change of release.series ?? []) say(describeSeriesChange(change));
      if (values.activate !== true) {
        say(words`Visitors do not see it yet: content activate ${release.scope} ${release.id}`);
        return;
      }
      say(
        describeActivation(
          await activate(writer, release.scope, release.id, {
            ...deed,
            now,
            effectiveAt,
            signatures: settings.signatures,
            isEmergency,
          }),
          now,
        ),
      );
    });
  },
};
