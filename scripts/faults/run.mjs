// `npm run faults`: injects the faults of tests/faults one after the other and ends with a table.
import { runSuite } from '../proofs/run-suite.mjs';
import { FAULTS } from './suite.mjs';

await runSuite(FAULTS);
