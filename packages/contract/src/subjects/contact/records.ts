import { one, recordType } from '../../base/record-type.ts';
import { Contact } from './schemas.ts';

export const contactRecords = {
  contact: recordType('site', Contact, one),
};
