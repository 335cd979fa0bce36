/** As everyone has it: the larger, the more further occurrences of a term count. */
export const K1 = 1.2;

/** What further ways to say a group add to the best one. */
export const FURTHER_WAYS = 0.3;
