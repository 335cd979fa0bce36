import type { zhCn } from './zh-cn.ts';

/** The shape that zh-cn defines: texts, and functions of numbers or names that give text. */
export type Messages = WordsLike<typeof zhCn>;

/** The same keys with any texts: what another language must give. */
export type WordsLike<Words> = { readonly [Key in keyof Words]: Loose<Words[Key]> };

type Loose<Word> = Word extends string
  ? string
  : Word extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Word extends Readonly<Record<string, string>>
      ? { readonly [Code in keyof Word]: string }
      : never;
