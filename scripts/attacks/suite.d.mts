export const ATTACKS: { placeOf: (id: string) => number };
