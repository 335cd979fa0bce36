// `npm run attacks`: carries out the attacks of tests/attacks one after the other and ends with a table.
import { runSuite } from '../proofs/run-suite.mjs';
import { ATTACKS } from './suite.mjs';

await runSuite(ATTACKS);
