import { parseArgs } from 'node:util';
import { PlainStop } from '../scripts/prepare/plain-stop.mjs';

export const PARTS = [
  'cached',
  'render',
  'uncached',
  'startup',
  'weight',
  'lighthouse',
  'store',
  'publish',
  'grow',
  'funds',
  'letters',
  'beacons',
  'scale',
];

export const USAGE = `npm run bench -- [--only ${PARTS.join(',')}] [--strict] [--install] [--profile]

  --only      runs the parts named, parted by commas
  --strict    exit code 1 when a target is missed or a part could not run
  --install   installs what is missing (nginx, wrk, Chromium) with apt, as root
  --profile   tells which functions the processor time went to, where one of our own was measured`;

/** Throws PlainStop for an argument that does not exist. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        strict: { type: 'boolean', default: false },
        install: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const only = values.only?.split(',') ?? PARTS;
    const unknown = only.filter((name) => !PARTS.includes(name));
    if (unknown.length > 0) throw new TypeError(`There is no part called ${unknown.join(', ')}.`);
    const mayInstall = values.install || process.env.CI === 'true';
    return { ...values, mayInstall, only: PARTS.filter((name) => only.includes(name)) };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${USAGE}`);
  }
}
