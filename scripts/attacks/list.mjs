import { listSuite } from '../proofs/list-suite.mjs';
import { ATTACKS } from './suite.mjs';

/** Every attack in the order of the table, with the module that carries it out. */
export const listAttacks = () => listSuite(ATTACKS);
