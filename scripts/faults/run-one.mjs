// Injects one fault in a process of its own and prints one line of JSON: node run-one.mjs R1 [--fast] [--seed <number>].
import { runOneOf } from '../proofs/run-one-of.mjs';
import { FAULTS } from './suite.mjs';

await runOneOf(FAULTS);
