import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

export const infoPublicList = post<z.input<typeof s.InfoPublicRequest>, s.InfoPublicList>(
  '/api/webInfoPublic/getInfoPublic',
);
