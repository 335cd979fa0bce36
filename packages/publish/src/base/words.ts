import type { Language } from '@bank/contract';
import { CHINESE, FOREIGN } from './words.zh.ts';

/**
 * What a person reads, before it is said in their language: `a day such as {0}` and what stands in its slots. The English
 * template is written where it is needed and is also the name of its Chinese, in `words.zh/`.
 */
export interface Words {
  readonly template: string;
  readonly values: readonly Slot[];
  /** Where English says it otherwise for this number of things. */
  readonly english?: string;
}

/** What stands as it is, words of their own, or a list of either. */
type Slot = Words | string | number | readonly Slot[];

/** `words\`a day such as ${day}\`` */
export function words(parts: TemplateStringsArray, ...values: Slot[]): Words {
  return { template: parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`), values };
}

/** A text that is the same in every language. */
export function verbatim(text: string): Words {
  return words`${text}`;
}

/** `2 problems`, `1 problem`. Chinese has one form, that of `{0} problem`. */
export function countOf(count: number, noun: string): Words {
  const template = `{0} ${noun}`;
  return { template, values: [count.toLocaleString('en')], english: count === 1 ? template : `${template}s` };
}

/** Clauses one after the other, at least one. */
export function joined(clauses: readonly Words[]): Words {
  return clauses.reduce((all, clause) => words`${all}, ${clause}`);
}

/** A list, or what is said where it is empty. */
export function listOr(list: readonly Slot[], none: Words): Slot {
  return list.length > 0 ? list : none;
}

/** The words of a text that other code made, such as a schema's message. What nobody has put into Chinese stays as it is. */
export function worded(text: string): Words {
  if (Object.hasOwn(CHINESE, text)) return { template: text, values: [] };
  for (const { template, pattern } of FOREIGN) {
    const [whole, ...values] = pattern.exec(text) ?? [];
    if (whole !== undefined) return { template, values: values.map(worded) };
  }
  const [, from, to] = /^(\d+) to (\d+)$/.exec(text) ?? [];
  return from === undefined || to === undefined ? verbatim(text) : words`${from} to ${to}`;
}

export function wordsIn({ template, values, english }: Words, language: Language): string {
  const isChinese = language === 'CN';
  const said = isChinese ? (CHINESE[template] ?? template) : (english ?? template);
  return said.replaceAll(/\{(\d+)\}/g, (slot, index: string, at: number) => {
    const value = slotIn(values[Number(index)] ?? '', language);
    if (!isChinese) return value;
    return apart(said[at - 1], value) + value + apart(value.at(-1), said[at + slot.length]);
  });
}

const HAN = /^\p{Script=Han}/u;
const LATIN = /^[!-~]/;

/** The space between Chinese and Latin letters, digits or signs, where a slot begins or ends: no template writes it. */
function apart(before = '', after = ''): string {
  return (HAN.test(before) && LATIN.test(after)) || (LATIN.test(before) && HAN.test(after)) ? ' ' : '';
}

function slotIn(value: Slot, language: Language): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('template' in value) return wordsIn(value, language);
  return value.map((one) => slotIn(one, language)).join(language === 'CN' ? '、' : ', ');
}
