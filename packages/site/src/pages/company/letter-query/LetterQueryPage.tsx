import type { PageProps } from '../../../base/page/page-module.ts';
import { LookupPage } from '../../../parts/forms/lookup/LookupPage.tsx';
import { LetterFields } from './LetterFields.tsx';
import { LetterGuide } from './LetterGuide.tsx';
import { LetterOutcome } from './LetterOutcome.tsx';
import { askForLetter } from './letter-answer.ts';
import { LETTER_FIELDS, readLetterForm } from './letter-form.ts';
import type { LetterQueryData } from './load-letter-query.ts';
import { letterWords } from '../../../words/company/letters/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LetterFields.module.css';

/** Check of a letter of guarantee: the form, whether it matches, how to read both. */
export function LetterQueryPage({ data: { sent }, record, language }: PageProps<LetterQueryData>) {
  const words = useWords(letterWords);
  return (
    <LookupPage
      form="letter"
      fields={LETTER_FIELDS}
      sent={sent}
      path={record.path}
      read={(values) => readLetterForm(values, language)}
      send={(client, read, signal) => askForLetter(client, read, language, signal)}
      words={{
        privacy: words['letters.privacy'],
        title: words['letters.form'],
        submit: words['letters.submit'],
        busy: words['letters.busy'],
      }}
      className={styles.form}
      Outcome={LetterOutcome}
      guide={<LetterGuide />}
    >
      {(field) => <LetterFields field={field} />}
    </LookupPage>
  );
}
