/* Run by run.mjs in a process of its own, with the folder for all that it makes: steps of the Dockerfile wait for their programs, deaf to signals. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
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

const [folder] = process.argv.slice(2);
try {
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
}
