import { RailFacts } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { contactWords } from '../../../words/bank/contact/words.ts';
import type { ContactData } from './contact-data.ts';

/** The lines to call, for that is what people come for. */
export function ContactBanner({ data: { contact } }: PageProps<ContactData>) {
  const words = useWords(contactWords);
  return (
    <PageBanner
      lead={words['contact.lead']}
      rail={
        <RailFacts
          facts={contact.hotlines.map(({ name, number, dial }) => ({
            label: name,
            value: number,
            href: `tel:${dial}`,
          }))}
        />
      }
    />
  );
}
