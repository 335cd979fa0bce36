import type { Reporter } from 'vitest/node';

export function countsReporter(outputFile: string): Reporter;
