/** Component of the not-found page. */
export const NOT_FOUND = 'not-found';
