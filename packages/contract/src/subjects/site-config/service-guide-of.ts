import type { ServiceGuide } from './service-guide.ts';

/** What a page answers at a glance, out of its record. */
export function serviceGuideOf(record: ServiceGuide): ServiceGuide {
  const { answer, action, more, steps, materials, questions, contact, currencies, related } = record;
  return { answer, action, more, steps, materials, questions, contact, currencies, related };
}

/** Its sentences: what search reads besides the text. */
export function serviceGuideSentences(guide: ServiceGuide): string[] {
  const { answer, steps = [], materials = [], questions = [], contact } = guide;
  return [
    answer,
    ...[...steps, ...materials].flatMap(({ name, text }) => [name, text]),
    ...questions.flatMap(({ question, answer: reply }) => [question, reply]),
    contact?.desk,
    contact?.text,
  ].filter((text) => text !== undefined);
}
