import type { TrackingDeps, TrackSalt } from '@bank/api';
import type { Metrics } from '../metrics.ts';
import type { VisitWriter } from './visit-writer.ts';

interface TrackingParts {
  salts: readonly TrackSalt[];
  writer: Pick<VisitWriter, 'store'>;
  metrics: Pick<Metrics, 'visitBeacons' | 'visitRecords' | 'visitSeconds'>;
}

/** What the tracking calls need of this process. */
export function trackingOf({ salts, writer, metrics }: TrackingParts): TrackingDeps {
  return {
    salts,
    store: (record) => writer.store(record),
    now: Date.now,
    count(outcome, record) {
      metrics.visitBeacons.inc({ outcome });
      if (outcome !== 'stored' || record === undefined) return;
      const { action, module, duration } = record;
      // Both are from fixed lists, so a visitor cannot make the counters grow in number.
      metrics.visitRecords.inc({ action, section: module || 'OTHER' });
      if (action === 'time') metrics.visitSeconds.inc({ section: module }, duration / 1_000);
    },
  };
}
