/* The tables of docs/scale.md, from the recorded costs: node bench/scale/print-tables.mjs */
import { planOf } from './plan.ts';
import { STEPS } from './steps.ts';
import { costsTable, pricesTable, stepsTable } from './tables.ts';

process.stdout.write([stepsTable(STEPS.map(planOf)), pricesTable(), costsTable(), ''].join('\n\n'));
