/** How a new record may be called, as the pattern of a form field: browsers read it with the flag `v`. */
export const ITEM_KEY = '[a-z0-9][a-z0-9\\-]{1,79}';
const WHOLE = new RegExp(`^(?:${ITEM_KEY})$`, 'v');

export const isItemKey = (key: string): boolean => WHOLE.test(key);
