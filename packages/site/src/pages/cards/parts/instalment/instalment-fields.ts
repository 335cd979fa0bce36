/** Names of the form's fields, which are parameters of the page. */
export const INSTALMENT_FIELDS = ['kind', 'amount', 'months'] as const;
