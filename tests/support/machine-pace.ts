import { availableParallelism, loadavg } from 'node:os';

const WORK_MS = 40;
/** Twenty at work on two cores. A machine that is busier than this is not one to test on. */
const SLOWEST = 10;

/** How many times longer than its own work a process takes here now, because of all that runs beside it. */
export function machinePace(): number {
  return Math.min(SLOWEST, Math.max(1, slowness(), queue()));
}

function slowness(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let workedMs = 0;
  while (workedMs < WORK_MS) {
    const { user, system } = process.cpuUsage(before);
    workedMs = (user + system) / 1_000;
  }
  return (performance.now() - start) / workedMs;
}

// A process that has just begun is served first, and one that is alone in its session gets more than it will share
// with its workers: what it measures of itself is less than what they will meet.
function queue(): number {
  const [lastMinute = 0] = loadavg();
  return lastMinute / availableParallelism();
}
