/**
 * The server cannot take this now: too much waits, or the database does not answer. The same request a little later
 * will succeed. An endpoint answers 503 with `Retry-After`.
 */
export class ServiceBusyError extends Error {
  override name = 'ServiceBusyError';

  /** @param retryAfterS whole seconds to wait before the next try */
  constructor(
    readonly retryAfterS: number,
    options?: ErrorOptions,
  ) {
    super('Too busy at the moment.', options);
  }
}
