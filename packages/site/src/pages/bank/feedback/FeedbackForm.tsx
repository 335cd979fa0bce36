import { useEffect, useState, type FormEvent } from 'react';
import { FEEDBACK_LONGEST, FEEDBACK_SHORTEST, FEEDBACK_TYPES } from '@bank/contract';
import { newCaptchaKey } from '../../../parts/forms/challenge/captcha-key.ts';
import { AskedForm } from '../../../parts/forms/challenge/AskedForm.tsx';
import { useAskedForm } from '../../../parts/forms/challenge/use-asked-form.ts';
import { TextField } from '../../../parts/forms/Field.tsx';
import { RadioGroup } from '../../../parts/forms/RadioGroup.tsx';
import { TextAreaField } from '../../../parts/forms/TextAreaField.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { sendFeedback, type FeedbackAnswer } from './feedback-answer.ts';
import { forgetDraft, keepDraft, readDraft, type FeedbackDraft } from './feedback-draft.ts';
import { FEEDBACK_FIELDS, readFeedbackForm } from './feedback-form.ts';
import type { FeedbackData } from './load-feedback.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';
import styles from './FeedbackForm.module.css';

interface FeedbackFormProps {
  data: FeedbackData;
  path: string;
  answer: FeedbackAnswer | undefined;
  onAnswer: (answer: FeedbackAnswer | undefined) => void;
}

/** Needs script to answer in place and to keep the draft over a reload; without it the form is posted to its page. */
export function FeedbackForm({ data: { from, sent }, path, answer, onAnswer }: FeedbackFormProps) {
  const { language } = useSite();
  const words = useWords(feedbackWords);
  const [restored, setRestored] = useState<FeedbackDraft>();
  // A key belongs to one visitor, so the page for everybody has none.
  const [draftId, setDraftId] = useState(sent?.values['draftId'] ?? '');
  const asked = useAskedForm({
    form: 'feedback',
    fields: FEEDBACK_FIELDS,
    sent,
    read: (values) => readFeedbackForm(values, language),
    send: (client, read, signal) => sendFeedback(client, read, language, signal),
    onAnswer: (given) => {
      if (given?.kind === 'answered') forgetDraft();
      onAnswer(given);
    },
  });
  useEffect(() => {
    setDraftId((known) => (known === '' ? newCaptchaKey() : known));
    // The form as it was sent before the page came alive is newer than any draft, until the visitor goes on with it.
    if (sent === undefined || wasReloaded()) setRestored(readDraft());
    else keepDraft({ feedbackType: given('feedbackType'), content: given('content') });
    // Once, when the page comes alive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `sent` belongs to the document
  }, []);
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    keepDraft({ feedbackType: text('feedbackType'), content: text('content') });
  };
  const given = (name: (typeof FEEDBACK_FIELDS)[number]) => sent?.values[name] ?? '';

  return (
    <AskedForm
      id="feedback-form"
      title={words['feedback.form']}
      asked={{
        ...asked,
        submit: (event) => {
          // What was typed before the page came alive has been no change.
          keep(event);
          asked.submit(event);
        },
      }}
      answer={answer}
      action={path}
      className={styles.form}
      notice={
        <p className={styles.restored} role="status">
          {restored === undefined ? '' : words['feedback.restored']}
        </p>
      }
      onChange={keep}
      button={words['feedback.submit']}
      busy={words['feedback.busy']}
    >
      <input type="hidden" name="draftId" value={draftId} />
      {from === undefined ? null : (
        <p className={styles.from}>
          <input type="hidden" name="pageUrl" value={from} />
          {words['feedback.page'](from)}
        </p>
      )}
      <RadioGroup
        // What a browser restored takes its place once.
        key={`type-${restored?.feedbackType}`}
        id="feedbackType"
        name="feedbackType"
        legend={words['feedback.type']}
        error={asked.problems['feedbackType']}
        defaultValue={restored?.feedbackType ?? given('feedbackType')}
        choices={FEEDBACK_TYPES.map((type) => ({ value: type, name: words[`feedback.type.${type}`] }))}
      />
      <TextAreaField
        key={`content-${restored === undefined}`}
        id="content"
        name="content"
        label={words['feedback.content']}
        hint={words['feedback.contentHint'](FEEDBACK_SHORTEST, FEEDBACK_LONGEST)}
        error={asked.problems['content']}
        defaultValue={restored?.content ?? given('content')}
        most={FEEDBACK_LONGEST}
        rows={6}
      />
      <fieldset className={styles.contact}>
        <legend className={styles.legend}>{words['feedback.contact']}</legend>
        <p className={styles.hint}>{words['feedback.contactHint']}</p>
        <div className={styles.pair}>
          <TextField
            id="phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            label={words['feedback.phone']}
            hint={words['feedback.phoneHint']}
            error={asked.problems['phone']}
            defaultValue={given('phone')}
            maxLength={30}
            isOptional
          />
          <TextField
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            label={words['feedback.email']}
            error={asked.problems['email']}
            defaultValue={given('email')}
            maxLength={200}
            spellCheck={false}
            isOptional
          />
        </div>
        <div className={styles.name}>
          <TextField
            id="name"
            name="name"
            autoComplete="name"
            label={words['feedback.name']}
            error={asked.problems['name']}
            defaultValue={given('name')}
            spellCheck={false}
            isOptional
          />
        </div>
      </fieldset>
      {/* Neither seen, nor reached by the keyboard, nor read out: only a program fills it in. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">{words['feedback.trap']}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </AskedForm>
  );
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
