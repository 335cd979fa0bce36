import { parseArgs } from 'node:util';
import { PlainStop } from '../prepare/plain-stop.mjs';

export const usageOf = ({
  command,
  example,
  document,
}) => `npm run ${command} -- [${example} …] [--fast] [--seed 1] [--write] [--list]

  --fast    short forms of the quick ones; with names, the short forms of those
  --seed    another course of chance
  --write   puts the table into docs/${document}
  --list    says what there is and does nothing`;

/** Throws PlainStop for an argument that does not exist. */
export function readOptions(args, suite, ids) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        fast: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        write: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    // R1 may be asked for as r1.
    const asked = positionals.map(
      (name) => ids.find((id) => id.toLowerCase() === name.toLowerCase()) ?? name,
    );
    const unknown = asked.filter((id) => !ids.includes(id));
    if (unknown.length > 0) throw new TypeError(`There is no ${suite.one} called ${unknown.join(', ')}.`);
    return { ...values, asked };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${usageOf(suite)}`);
  }
}
