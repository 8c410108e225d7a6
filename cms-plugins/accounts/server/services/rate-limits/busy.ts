/** Too much to do at once, or a database that does not answer: asked again a little later, it will go. */
export class Busy extends Error {
  override name = 'Busy';

  constructor(
    readonly retryAfterS: number,
    options?: ErrorOptions,
  ) {
    super('Too busy at the moment.', options);
  }
}
