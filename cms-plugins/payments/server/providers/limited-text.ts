/** The text of an answer, as long as it is not longer than one expects. */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value?.byteLength ?? 0;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError('The answer is too long.');
    }
    if (value !== undefined) chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Why no answer came, in one word: TIMEOUT, ECONNREFUSED, … */
export function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'NO_ANSWER';
  if ('name' in error && error.name === 'TimeoutError') return 'TIMEOUT';
  const cause: unknown = 'cause' in error ? error.cause : null;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'NETWORK';
}
