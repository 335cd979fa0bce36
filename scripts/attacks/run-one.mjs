// Carries out one attack in a process of its own and prints one line of JSON: node run-one.mjs xss [--fast] [--seed <number>].
import { runOneOf } from '../proofs/run-one-of.mjs';
import { ATTACKS } from './suite.mjs';

await runOneOf(ATTACKS);
