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

/**
 * What a log may say of an error: its code, or its name where it has none. Never its message, which may hold what somebody
 * typed.
 */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('code' in error && error.code !== undefined) return String(error.code);
  // PostgreSQL's driver gives its own error neither a code nor a name.
  return error.message.startsWith('Connection terminated') ? 'the connection ended' : error.name;
}
