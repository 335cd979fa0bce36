/* Of the forms below, to which the fields in the banner belong. */
export const CARD_FORM = 'card-filters';
export const MERCHANT_FORM = 'merchant-filters';
