import { parseArgs } from 'node:util';
import { PlainStop } from '../prepare/plain-stop.mjs';

export const USAGE = `npm run faults -- [R1 R9 …] [--fast] [--seed 1] [--write] [--list]

  --fast    short forms of the quick ones; with names, the short forms of those
  --seed    another course of chance
  --write   puts the table into docs/reliability.md
  --list    says what there is and injects nothing`;

/** Throws PlainStop for an argument that does not exist. */
export function readOptions(args, ids) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        fast: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        write: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    });
    const asked = positionals.map((id) => id.toUpperCase());
    const unknown = asked.filter((id) => !ids.includes(id));
    if (unknown.length > 0) throw new TypeError(`There is no fault called ${unknown.join(', ')}.`);
    return { ...values, asked };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${USAGE}`);
  }
}
