import type { Contact, QrItem } from '@bank/contract';

export interface ContactData {
  contact: Contact;
  codes: QrItem[];
  siteName: string;
}
