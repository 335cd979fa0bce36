// Asks the registry for advisories about what is installed; ends with 1 where one is high or critical, and with 0 and a
// plain word where no registry answers, for then nothing is known.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../prepare/places.mjs';
import { npmEnvironment } from '../prepare/run-command.mjs';
import { say } from '../prepare/plain-stop.mjs';
import { adviceOf } from './advice.mjs';

const ask = (args) =>
  spawnSync('npm', ['audit', '--json', ...args], { cwd: ROOT, env: npmEnvironment(), encoding: 'utf8' })
    .stdout;

const answers = { production: ask(['--omit=dev']), everything: ask([]) };
for (const [what, answer] of Object.entries(answers)) {
  const { text, isBad } = adviceOf(what, answer);
  say(text);
  if (isBad) process.exitCode = 1;
}
