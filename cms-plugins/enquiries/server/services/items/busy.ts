/** The database does not take what was to be stored: sent again a little later, it will go. */
export class Busy extends Error {
  override name = 'Busy';

  constructor(
    readonly retryAfterS: number,
    options?: ErrorOptions,
  ) {
    super('Too busy at the moment.', options);
  }
}
