const WORK_MS = 40;
/** A machine that is busier than this is not one to test on. */
const SLOWEST = 6;

/** How many times longer than its own work a process takes here now, because of all that runs beside it. */
export function machinePace(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let workedMs = 0;
  while (workedMs < WORK_MS) {
    const { user, system } = process.cpuUsage(before);
    workedMs = (user + system) / 1_000;
  }
  return Math.min(SLOWEST, Math.max(1, (performance.now() - start) / workedMs));
}
