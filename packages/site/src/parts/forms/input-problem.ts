/** What is wrong with one input. Limits are plain decimals or days; the words put them into the visitor's language. */
export type InputProblem =
  | { kind: 'missing' | 'notDecimal' | 'notWhole' | 'notDay' | 'notListed' }
  | { kind: 'places'; most: number }
  | { kind: 'below' | 'above' | 'before' | 'after'; limit: string };

export type Reading<Value> =
  { value: Value; problem?: undefined } | { value?: undefined; problem: InputProblem };
