/*
 * `npm run image`: the steps of deploy/Dockerfile, read from it and run in a plain folder without a daemon, and then its command
 * under the image's account: healthy by its own check, answering, changing no file of its own, ending in order.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { ignoring, readDockerfile } from './read-dockerfile.mjs';
import { proveImage } from './prove-image.mjs';
import { StageFolder } from './stage-folder.mjs';

/** Runs every stage, each in a folder of its own; gives the last one. */
function build(folder, programs) {
  const stages = readDockerfile(readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8'));
  const isIgnored = ignoring(readFileSync(fromRoot('deploy', 'Dockerfile.dockerignore'), 'utf8'));
  const named = new Map();
  let last;
  for (const [i, { base, as, steps }] of stages.entries()) {
    if (!base.startsWith(`node:${process.versions.node.split('.')[0]}-`))
      throw new PlainStop(`The image is of ${base}, and this is Node ${process.versions.node}.`);
    say(`\nFROM ${base}`);
    last = new StageFolder({ root: join(folder, `stage${i}`), others: named, isIgnored, programs });
    for (const step of steps) last.run(step);
    if (as !== undefined) named.set(as, last);
  }
  return last;
}

const folder = mkdtempSync(join(tmpdir(), 'bank-image-'));
try {
  if (process.getuid?.() !== 0)
    throw new PlainStop('The account of the image needs root to be taken; nothing was run.');
  chmodSync(folder, 0o755);
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  // Where the image's account reads it.
  const node = join(programs, 'node');
  cpSync(process.execPath, node);
  const image = build(folder, programs);
  await proveImage(image, node);
  const [size] = execFileSync('du', ['-sm', image.at('/app')], { encoding: 'utf8' }).split('\t');
  say(`\nThe image is built, healthy, answers, and ends in order; /app holds ${size} MB.`);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
