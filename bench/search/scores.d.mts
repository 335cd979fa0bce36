export declare function ndcgAt10(ids: readonly string[], grades: Readonly<Record<string, number>>): number;
export declare function mean(values: readonly number[]): number;
