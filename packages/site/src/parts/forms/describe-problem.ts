import type { Language } from '@bank/contract';
import { dayInProse } from '../../base/format/day.ts';
import { formatDecimal } from '../../base/format/decimal.ts';
import type { InputProblem } from './input-problem.ts';
import { formWords } from '../../words/common/forms/words.ts';

interface Described {
  language: Language;
  /** As the label says it, without its unit. */
  name: string;
  /** Follows a limit: `元`, ` %`. A unit that stands before the figure in English is `prefix`. */
  suffix?: string | undefined;
  prefix?: string | undefined;
  /** An answer that this field takes, as it is typed: `3.05` for a rate. */
  example?: string | undefined;
}

/** `{ kind: 'below', limit: '50000' }` of 存入金额 in 元 → `存入金额不能低于 50,000 元`. */
export function describeProblem(
  problem: InputProblem,
  { language, name, prefix = '', suffix = '', example }: Described,
): string {
  const words = formWords.of(language);
  switch (problem.kind) {
    case 'places':
      return words['forms.places'](name, problem.most);
    case 'below':
    case 'above':
      return words[`forms.${problem.kind}`](name, `${prefix}${formatDecimal(problem.limit)}${suffix}`);
    case 'before':
    case 'after':
      return words[`forms.${problem.kind}`](name, dayInProse(problem.limit, language));
    case 'notDecimal':
      return words['forms.notDecimal'](name, example);
    case 'notWhole':
      return words['forms.notWhole'](name, example);
    default:
      return words[`forms.${problem.kind}`](name);
  }
}
