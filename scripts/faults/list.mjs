import { listSuite } from '../proofs/list-suite.mjs';
import { FAULTS } from './suite.mjs';

/** Every fault in the order of its number, with the module that injects it. */
export const listFaults = () => listSuite(FAULTS);
