import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBundle } from '../../../check/check-bundle.ts';
import { packScope } from '../../../pack/pack-scope.ts';
import { A_PICTURE, aSiteFolder, temporaryFolder } from '../../../testing/source-folder.ts';
import { anOperator } from '../../../testing/an-operator.ts';
import { rewriteFile } from '../../../testing/repack.ts';
import { sha256 } from '../../../base/bundle/manifest.ts';
import { remembering } from './memory.ts';
import { problemsOf } from '../../../testing/findings-of.ts';

const PICTURE = 'media/images/branch.svg';
const SCRIPTED = A_PICTURE.replace('<rect ', '<a href="javascript:x"/><rect ');
/** As long as the picture that passes. */
const HANDLER = A_PICTURE.replace('fill="#abc"', 'onload="a"');

function aMachine() {
  const folder = temporaryFolder();
  const site = aSiteFolder();
  const out = join(temporaryFolder(), 'bundle');
  return {
    memory: folder,
    site,
    out,
    packs: () => remembering(folder, (memory) => packScope({ folder: site, scope: 'site', out, memory })),
    checks: () => remembering(folder, async (memory) => checkBundle(out, { memory })),
  };
}

describe('a media file that has passed before', () => {
  it('is not looked into again, by packing or by checking', async () => {
    const machine = aMachine();
    await remembering(machine.memory, async ({ media }) =>
      media.remember(sha256(Buffer.from(A_PICTURE)), { ext: 'svg', width: 7, height: 7 }),
    );
    await machine.packs();
    expect(readFileSync(join(machine.out, 'content/article.ndjson'), 'utf8')).toContain('\\"width\\":7');
    expect((await machine.checks()).media).toHaveLength(3);
  });

  it('is looked into when one of its bytes has changed, whatever its name, size and time', async () => {
    const machine = aMachine();
    await machine.packs();
    const path = join(machine.site, PICTURE);
    const { atime, mtime, size } = statSync(path);
    writeFileSync(path, HANDLER.padEnd(size));
    utimesSync(path, atime, mtime);
    expect(statSync(path).size).toBe(size);
    expect(await problemsOf(machine.packs())).toEqual([
      expect.stringContaining('cover: expected a file that may be published'),
      expect.stringMatching(/^media\/images\/branch\.svg:1: .*onload/),
    ]);
  });

  it('is looked into when a bundle holds other bytes under its name', async () => {
    const machine = aMachine();
    const { manifest } = await machine.packs();
    const name = `media/${sha256(Buffer.from(A_PICTURE)).slice(0, 24)}.svg`;
    expect(manifest.files.map(({ path }) => path)).toContain(name);
    rewriteFile(machine.out, name, () => SCRIPTED);
    expect(await problemsOf(machine.checks())).toContain(
      `${name}:1: expected only drawing elements, found <a>`,
    );
  });
});

it('lasts from one command of an operator to the next', async () => {
  const { types, dataDir } = anOperator();
  await types('pack', aSiteFolder());
  const kept = readFileSync(join(dataDir, 'remembered', 'media.json'), 'utf8');
  expect(kept).toContain(sha256(Buffer.from(A_PICTURE)));
});

describe('a media file that has not passed', () => {
  it('does not pass the next time either', async () => {
    const machine = aMachine();
    writeFileSync(join(machine.site, PICTURE), SCRIPTED);
    const first = await problemsOf(machine.packs());
    expect(first).not.toEqual([]);
    expect(await problemsOf(machine.packs())).toEqual(first);
  });

  it('is not remembered beside those that have', async () => {
    const machine = aMachine();
    writeFileSync(join(machine.site, PICTURE), SCRIPTED);
    await problemsOf(machine.packs());
    const file = join(machine.memory, 'media.json');
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(kept).not.toContain(sha256(Buffer.from(SCRIPTED)));
  });
});
