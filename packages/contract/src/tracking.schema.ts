import { z } from 'zod';

/** Body of the start-up record; the `sign` and `timeStamp` travel as headers (specification 7.2). */
export const WholeInfoRequest = z.strictObject({ info: z.string().max(4096) });
export const Accepted = z.literal(true);
