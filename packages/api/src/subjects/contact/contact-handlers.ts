import type { HandlersOf } from '../../base/handler.ts';
import { singleRecord } from '../../base/single-record.ts';

export const contactHandlers = {
  contactInfo({ content }, { language }) {
    return singleRecord(content, 'contact', language);
  },
} satisfies HandlersOf<'contactInfo'>;
