import { spawnSync } from 'node:child_process';
import { findPromtool } from '../../scripts/prepare/promtool.mjs';

const program = findPromtool();

/** Why expressions of Prometheus are not run on this machine; undefined where they are. */
export const whyNoPromtool =
  program === undefined
    ? 'promtool is missing; it comes with Prometheus (Debian: the package prometheus)'
    : undefined;

/** What promtool says, and whether it is content. */
export function promtool(...args: string[]): { isContent: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(program ?? 'promtool', args, { encoding: 'utf8' });
  return { isContent: status === 0, said: stdout + stderr };
}
