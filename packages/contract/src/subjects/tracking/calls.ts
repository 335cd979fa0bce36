import type { z } from 'zod';
import { type CallTraits, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

const BEACON: CallTraits = { limit: 'beacon' };

/** S7-tracking: the beacon of one record. Answers 204 whatever became of it. */
export const browseInfo = post<z.input<typeof s.BrowseEnvelope>, void>('/api/point/browse/info', BEACON);

/** S7-start, "insert whole code"; headers sign and timeStamp. */
export const insertWholeCode = post<z.input<typeof s.SignedInfo>, true>(
  '/api/sysContentPoint/whole/info',
  BEACON,
);

/** S7-tracking: a click on the careers link; headers sign and timeStamp. */
export const analysisInfo = post<z.input<typeof s.SignedInfo>, true>(
  '/api/sysContentPoint/analysis/info',
  BEACON,
);
