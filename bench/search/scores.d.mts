interface Query {
  keyword: string;
  language: 'CN' | 'EN';
  grades: Readonly<Record<string, number>>;
}

export declare function mean(values: readonly number[]): number;
export declare function score<Asked extends Query>(
  name: string,
  queries: readonly Asked[],
  find: (keyword: string, language: Asked['language']) => Promise<readonly string[]>,
): Promise<{ name: string; rows: (Asked & { ids: readonly string[]; ndcg: number; recall: number })[] }>;
