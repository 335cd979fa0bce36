// `npm run drills`: practises what docs/operations/drills.md names, one after the other, and ends with a table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ROOT } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { buildWhenStale } from '../prepare/site-build.mjs';
import { installWhenStale } from '../prepare/packages.mjs';
import { commandOf, DRILLS } from './list.mjs';

const USAGE = 'npm run drills -- [restore cluster …] [--all] [--list]';

function optionsOf(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const unknown = positionals.filter((name) => !DRILLS.some(({ id }) => id === name));
    if (unknown.length > 0) throw new TypeError(`There is no drill called ${unknown.join(', ')}.`);
    return { ...values, named: positionals };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${USAGE}`);
  }
}

async function practise(drill) {
  say(`\n${drill.id}: ${drill.what}\n    ${commandOf(drill)}`);
  const startedAt = performance.now();
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] };
  const child = spawn('npm', ['run', '--silent', drill.command, '--', ...drill.args], options);
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, pass);
  const [code] = await once(child, 'close');
  for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, pass);
  return { ...drill, isMet: code === 0, seconds: Math.round((performance.now() - startedAt) / 1_000) };
}

try {
  const { named, all, list, help } = optionsOf(process.argv.slice(2));
  const chosen = DRILLS.filter(({ id, isLong }) =>
    named.length > 0 ? named.includes(id) : all || isLong !== true,
  );
  if (help) say(USAGE);
  else if (list) for (const drill of chosen) say(`${drill.id.padEnd(18)}${drill.what}: ${commandOf(drill)}`);
  else {
    installWhenStale();
    await buildWhenStale();
    const rows = [];
    for (const drill of chosen) rows.push(await practise(drill));
    say('');
    for (const { id, isMet, seconds } of rows)
      say(`${(isMet ? 'met' : 'not met').padEnd(9)}${id.padEnd(18)}${seconds} s`);
    process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
  }
} catch (error) {
  showFailure(error);
  process.exitCode = 2;
}
