import { parseArgs } from 'node:util';
import { PlainStop } from '../scripts/prepare/plain-stop.mjs';

export const PARTS = [
  'cached',
  'render',
  'uncached',
  'beside',
  'startup',
  'memory',
  'weight',
  'lighthouse',
  'store',
  'publish',
  'grow',
  'funds',
  'letters',
  'studio',
  'beacons',
  'scale',
];

export const USAGE = `npm run bench -- [--only ${PARTS.join(',')}] [--strict] [--install] [--profile]
                 [--articles 10000,100000] [--funds 3000]

  --only      runs the parts named, parted by commas
  --strict    exit code 1 when a target is missed or a part could not run
  --install   installs what is missing (nginx, wrk, Chromium) with apt, as root
  --articles, --funds   uncached at these numbers of articles and funds, beside 1,000 and 300
  --profile   tells which functions the processor time went to, where one of our own was measured`;

function sizesOf(values, name) {
  const text = values[name];
  if (text !== undefined && !/^[1-9]\d*(?:,[1-9]\d*)*$/.test(text))
    throw new TypeError(`--${name} takes numbers, not "${text}".`);
  return text?.split(',').map(Number);
}

/** Throws PlainStop for an argument that does not exist. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        strict: { type: 'boolean', default: false },
        install: { type: 'boolean', default: false },
        articles: { type: 'string' },
        funds: { type: 'string' },
        profile: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const only = values.only?.split(',') ?? PARTS;
    const unknown = only.filter((name) => !PARTS.includes(name));
    if (unknown.length > 0) throw new TypeError(`There is no part called ${unknown.join(', ')}.`);
    const mayInstall = values.install || process.env.CI === 'true';
    const sizes = { articles: sizesOf(values, 'articles'), funds: sizesOf(values, 'funds')?.[0] };
    return { ...values, ...sizes, mayInstall, only: PARTS.filter((name) => only.includes(name)) };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${USAGE}`);
  }
}
