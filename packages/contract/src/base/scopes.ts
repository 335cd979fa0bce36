/** Content scopes: each has a release pointer of its own. */
export const SCOPES = ['site', 'rates', 'wealth', 'funds', 'branches', 'lookups', 'cards'] as const;
export type Scope = (typeof SCOPES)[number];
