/*
 * The schemas that check requests and answers. An object among them is a component of docs/openapi.json by its name;
 * search's have none there (calls.ts).
 */
export * from './base/schemas.ts';
export * from './subjects/activities/schemas.ts';
export * from './subjects/articles/figures.ts';
export * from './subjects/articles/schemas.ts';
export * from './subjects/articles/special.ts';
export * from './subjects/articles/story.ts';
export * from './subjects/banners/schemas.ts';
export * from './subjects/branches/schemas.ts';
export * from './subjects/cards/schemas.ts';
export * from './subjects/challenge/schemas.ts';
export * from './subjects/company/schemas.ts';
export * from './subjects/consumer/schemas.ts';
export * from './subjects/contact/schemas.ts';
export * from './subjects/disclosure/schemas.ts';
export * from './subjects/feedback/schemas.ts';
export * from './subjects/fees/schemas.ts';
export * from './subjects/files/schemas.ts';
export * from './subjects/funds/schemas.ts';
export * from './subjects/funds/standing-schemas.ts';
export * from './subjects/home/schemas.ts';
export * from './subjects/investors/schemas.ts';
export * from './subjects/letters/schemas.ts';
export * from './subjects/navigation/schemas.ts';
export * from './subjects/rates/schemas.ts';
export * from './subjects/site-config/schemas.ts';
export * from './subjects/staff/schemas.ts';
export * from './subjects/tracking/schemas.ts';
export * from './subjects/wealth/schemas.ts';
