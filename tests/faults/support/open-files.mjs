import { readdirSync } from 'node:fs';

/** How many files and connections a process has open; Linux only. */
export const openFiles = (pid) => readdirSync(`/proc/${pid}/fd`).length;
