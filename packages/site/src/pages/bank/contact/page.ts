import { contactInfo, qrList, siteConfig, type Contact, type QrItem } from '@bank/contract';
import { branchWords } from '../../../parts/branches/use-branch-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { ContactPage } from './ContactPage.tsx';
import { contactPoints } from './contact-points.ts';
import { contactWords } from './use-contact-words.ts';

export interface ContactData {
  contact: Contact;
  codes: QrItem[];
  siteName: string;
}

/** /bobbank/concat and its English twin (CON-1). */
export const page = definePage<ContactData>({
  parameters: {},
  words: async (language) => {
    await Promise.all([contactWords.load(language), branchWords.load(language)]);
  },
  async load({ client, language, signal }) {
    const [contact, { qrUrlList }, { siteName }] = await Promise.all([
      client.call(contactInfo, {}, signal),
      client.call(qrList, { titleId: '' }, signal),
      client.call(siteConfig, {}, signal),
      contactWords.load(language),
      branchWords.load(language),
    ]);
    return { contact, codes: qrUrlList, siteName };
  },
  head: ({ contact, siteName }, { record }) => ({
    wholeWidth: true,
    jsonLd: contactPoints(contact, siteName, record.path),
  }),
  Page: ContactPage,
});
