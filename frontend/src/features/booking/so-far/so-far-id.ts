/** Where the booking page has room for what is chosen. Elsewhere the form stands alone. */
export const soFarId = 'so-far';
