import { contactInfo, qrList, siteConfig } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import type { ContactData } from './contact-data.ts';
import { ContactBanner } from './ContactBanner.tsx';
import { ContactPage } from './ContactPage.tsx';
import { contactPoints } from './contact-points.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { contactWords } from '../../../words/bank/contact/words.ts';

/** /bobbank/concat and its English twin (CON-1). */
export const page = definePage<ContactData>({
  parameters: {},
  words: [contactWords, branchWords],
  async load({ client, signal }) {
    const [contact, { qrUrlList }, { siteName }] = await Promise.all([
      client.call(contactInfo, {}, signal),
      client.call(qrList, { titleId: '' }, signal),
      client.call(siteConfig, {}, signal),
    ]);
    return { contact, codes: qrUrlList, siteName };
  },
  head: ({ contact, siteName }, { record }) => ({
    wholeWidth: true,
    jsonLd: contactPoints(contact, siteName, record.path),
  }),
  Page: ContactPage,
  Banner: ContactBanner,
});
