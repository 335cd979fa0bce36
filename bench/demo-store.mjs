import { importDemoBank } from '../scripts/prepare/demo-bank.mjs';
import { fromRoot } from '../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../tests/support/embedded-environment.ts';

const DATA_DIR = fromRoot('.cache', 'bench', 'data');

/** The folder of a store that holds the demo bank as it is in this tree; a run with the same content reuses it. */
export function demoStore() {
  importDemoBank(embeddedEnvironment(DATA_DIR));
  return DATA_DIR;
}
