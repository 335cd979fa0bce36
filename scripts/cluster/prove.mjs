import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from '../../tests/faults/support/settled.mjs';
import { say } from '../prepare/plain-stop.mjs';
import { ConstantLoad } from './load.mjs';
import { startCluster } from './start-cluster.mjs';
import { STEPS } from './steps/all-steps.mjs';
import { linesOf } from './table.mjs';
import { verdictOf } from './verdict.mjs';

const [FAKETIME] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const NODE_WITH_CLOCK = 2;

const clockIn = (folder) => (FAKETIME === undefined ? undefined : join(folder, 'clock'));

/** What gives a node a clock that a step can set; nothing where libfaketime is not installed. */
function withClock(folder) {
  const clock = clockIn(folder);
  if (clock === undefined) return {};
  writeFileSync(clock, '+0s\n');
  return {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // What a wrong clock leaves alone.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

async function outcomeOf(step, cluster, prepared, load) {
  const reason = step.skippedWithout?.(cluster);
  if (reason !== undefined) return { verdict: 'skipped', said: reason };
  const work = () => step.run(cluster, prepared);
  try {
    const { result, met } = step.isWithoutLoad ? { result: await work() } : await load.during(work);
    return { met, said: result?.said, verdict: verdictOf(step, met, result) };
  } catch (error) {
    return { verdict: 'not met', said: `broke: ${error.message}` };
  }
}

/** Runs these steps, or all, under a constant load and resolves to their rows. */
export async function prove({ hasSearch, only }) {
  const steps = STEPS.filter(({ id }) => only.length === 0 || only.includes(id));
  const nodeSettings = (i, folder) => (i === NODE_WITH_CLOCK ? withClock(folder) : {});
  const cluster = await startCluster({ hasSearch, nodeSettings });
  try {
    const context = { ...cluster, clock: clockIn(cluster.folder) };
    const prepared = new Map();
    for (const step of steps) prepared.set(step, await step.prepare?.(context));
    for (const node of cluster.nodes) await settled(node);
    say(`The cluster answers at ${cluster.url}; the load begins.`);
    const load = new ConstantLoad(cluster.url);
    const rows = [];
    for (const step of steps) {
      if (step.isWithoutLoad) await load.stop();
      const row = {
        id: step.id,
        name: step.name,
        ...(await outcomeOf(step, context, prepared.get(step), load)),
      };
      rows.push(row);
      say(linesOf([row]));
    }
    await load.stop();
    return rows;
  } finally {
    await cluster.stop();
  }
}
