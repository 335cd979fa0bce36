/*
 * The schemas that check requests and answers. An object among them is a component of docs/openapi.json by its name;
 * search's have none there (calls.ts).
 */
export * from './base/schemas.ts';
export * from './activities/schemas.ts';
export * from './articles/schemas.ts';
export * from './banners/schemas.ts';
export * from './branches/schemas.ts';
export * from './cards/schemas.ts';
export * from './challenge/schemas.ts';
export * from './company/schemas.ts';
export * from './consumer/schemas.ts';
export * from './contact/schemas.ts';
export * from './disclosure/schemas.ts';
export * from './feedback/schemas.ts';
export * from './fees/schemas.ts';
export * from './files/schemas.ts';
export * from './funds/schemas.ts';
export * from './home/schemas.ts';
export * from './investors/schemas.ts';
export * from './letters/schemas.ts';
export * from './navigation/schemas.ts';
export * from './rates/schemas.ts';
export * from './site-config/schemas.ts';
export * from './staff/schemas.ts';
export * from './tracking/schemas.ts';
export * from './wealth/schemas.ts';
