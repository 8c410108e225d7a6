/** What came of a question to our server. Only a reply in the expected shape counts as one. */
type Answer<T> = { kind: 'answered'; value: T } | { kind: 'failed' };

interface GetEndpoint {
  method: 'GET';
  path: string;
}

const patienceMs = 6000;

/**
 * Asks our server, the only one the site ever talks to.
 * @param read makes the value of the reply, or gives undefined where the reply is not what was asked for
 */
export async function ask<T>(
  endpoint: GetEndpoint,
  read: (reply: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const response = await fetch(endpoint.path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return { kind: 'failed' };
    const value = read(await response.json());
    return value === undefined ? { kind: 'failed' } : { kind: 'answered', value };
  } catch {
    return { kind: 'failed' };
  }
}
