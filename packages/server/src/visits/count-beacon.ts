import type { TakenBeacon } from '@bank/api/tracking';
import type { Metrics } from '../operation/metrics.ts';

export type BeaconMetrics = Pick<
  Metrics,
  'visitBeacons' | 'visitRecords' | 'visitSeconds' | 'visitCommitSeconds'
>;

/** `limited`: one visitor sent too many. `refused`: all together did. */
export type BeaconOutcome = TakenBeacon['outcome'] | 'limited' | 'refused';

/** For the operators; the visitor never learns it. */
export function countBeacon(
  { visitBeacons, visitRecords, visitSeconds }: BeaconMetrics,
  taken: TakenBeacon | { outcome: BeaconOutcome },
): void {
  visitBeacons.inc({ outcome: taken.outcome });
  if (!('record' in taken)) return;
  const { action, module, duration } = taken.record;
  // Both are from fixed lists, so a visitor cannot make the counters grow in number.
  visitRecords.inc({ action, section: module || 'OTHER' });
  if (action === 'time') visitSeconds.inc({ section: module }, duration / 1_000);
}
