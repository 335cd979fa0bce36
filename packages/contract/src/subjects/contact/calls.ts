import type { z } from 'zod';
import type * as s from './schemas.ts';
import { post } from '../../base/endpoint.ts';

/** New (CON-1): lines, places and ways to complain, as the contact page shows them. */
export const contactInfo = post<z.input<typeof s.ContactRequest>, s.Contact>('/api/webSiteConfig/contact');
