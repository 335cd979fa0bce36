import type { Command } from './command.ts';
import { report } from './report.ts';

/** `npm run visits -- <name> …` */
export const commands: ReadonlyMap<string, Command> = new Map([['report', report]]);
