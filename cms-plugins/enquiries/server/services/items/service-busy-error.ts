/** The database does not take what was to be stored. The same request a little later will succeed. */
export class ServiceBusyError extends Error {
  /** By this name the other plugins recognise it. */
  override name = 'Busy';

  constructor(
    readonly retryAfterS: number,
    options?: ErrorOptions,
  ) {
    super('Too busy at the moment.', options);
  }
}
