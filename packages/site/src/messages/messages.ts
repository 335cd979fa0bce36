import type { zhCn } from './zh-cn.ts';

/** The shape that zh-cn defines: texts, and functions of numbers or names that give text. */
export type Messages = { readonly [Key in keyof typeof zhCn]: Loose<(typeof zhCn)[Key]> };

type Loose<Word> = Word extends string
  ? string
  : Word extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Word extends Readonly<Record<string, string>>
      ? { readonly [Code in keyof Word]: string }
      : never;
