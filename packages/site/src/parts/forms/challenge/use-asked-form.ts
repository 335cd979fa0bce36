import { useEffect, useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import type { ChallengeForm, Client } from '@bank/contract';
import type { FieldProblems, FieldValues } from '../field-reader.ts';
import { browserClients } from '../../../base/page/browser-clients.ts';
import { useSite } from '../../../base/state/site-context.ts';
import type { Sent } from './answer-posted.ts';
import type { Asked } from './asked.ts';
import { useChallenge, type Challenge } from './use-challenge.ts';

interface AskedFormOptions<Read extends { problems: FieldProblems }, Result> {
  form: ChallengeForm;
  fields: readonly string[];
  /** The form as it was sent without script. */
  sent: Sent<Result> | undefined;
  read: (values: FieldValues) => Read;
  send: (client: Client, read: Read, signal: AbortSignal) => Promise<Asked<Result>>;
  /** Undefined while the next answer is awaited. */
  onAnswer: (answer: Asked<Result> | undefined) => void;
}

export interface AskedFormState {
  challenge: Challenge;
  problems: FieldProblems;
  /** For a form that asks for one thing or another by `by`: what was wrong with the other is out of sight now. */
  changeWay: (event: ChangeEvent<HTMLFormElement>) => void;
  isAsking: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  captchaRef: RefObject<HTMLInputElement | null>;
}

/** Sends a form with its verification code in place; what was typed stays whatever comes of it. */
export function useAskedForm<Read extends { problems: FieldProblems }, Result>({
  form,
  fields,
  sent,
  read,
  send,
  onAnswer,
}: AskedFormOptions<Read, Result>): AskedFormState {
  const { language } = useSite();
  const challenge = useChallenge(form, sent?.challenge);
  const [problems, setProblems] = useState<FieldProblems>(sent?.problems ?? {});
  const [isAsking, setAsking] = useState(false);
  const captchaRef = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const given = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      fields.map((name) => {
        const value = given.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    );
    const found = read(values);
    onAnswer(undefined);
    setProblems(found.problems);
    if (Object.keys(found.problems).length > 0) return;
    if (values['captchaKey'] !== '') return void ask(found);
    // The code is the next step, for it has not come yet.
    if (challenge.state === 'failed') challenge.renew();
    captchaRef.current?.focus();
  };

  async function ask(found: Read): Promise<void> {
    const mine = new AbortController();
    running.current = mine;
    setAsking(true);
    try {
      const answer = await send(browserClients[language], found, mine.signal);
      onAnswer(answer);
      if (answer.kind === 'refused') setProblems(answer.problems);
      // A code is good for one answer; what failed on the way may not have used it up.
      if (answer.kind === 'answered' || (answer.kind === 'refused' && answer.isCodeGone)) challenge.renew();
      if (answer.kind !== 'failed' && captchaRef.current !== null) captchaRef.current.value = '';
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (!mine.signal.aborted) setAsking(false);
    }
  }

  const changeWay = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'by') setProblems({});
  };

  return { challenge, problems, changeWay, isAsking, submit, captchaRef };
}
