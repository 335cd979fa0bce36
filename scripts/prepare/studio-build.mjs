import { rmSync } from 'node:fs';
import { fromRoot } from './places.mjs';
import { isCurrent, takeStamp, writeStamp } from './file-stamp.mjs';
import { say } from './plain-stop.mjs';
import { runCommand } from './run-command.mjs';

const STAMP = fromRoot('packages', 'studio', 'dist', '.build-stamp');

const INPUTS = [
  'packages/ui/src',
  'packages/site/src',
  'packages/contract/src',
  'packages/studio/src',
  'packages/studio/vite.config.ts',
  'packages/publish/src/base/signatures/signed-text.ts',
  'packages/publish/src/formats/rich-text/markdown-reader.ts',
  'package-lock.json',
];

const isBuilt = (path) => !/\.(test|examples)\.tsx?$/.test(path);

/** The studio's own pages, apart from the site's build. */
export function buildStudioWhenStale() {
  if (isCurrent(STAMP, INPUTS, isBuilt)) return;
  say('Building the studio…');
  // Taken before the build, so that a file saved while it runs is built again next time.
  const stamp = takeStamp(INPUTS, isBuilt);
  rmSync(STAMP, { force: true });
  runCommand('npx', ['vite', 'build', 'packages/studio', '--app'], {
    advice: 'The studio has no pages without it. Mend what is named above, then run the same command again.',
  });
  writeStamp(STAMP, stamp);
}
