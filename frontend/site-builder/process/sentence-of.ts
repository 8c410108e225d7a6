/** What an error tells the people who look after the machine. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error || isError(error) ? error.message : String(error);
  // Gatsby reports some file system errors only as text.
  if (/\bENOSPC\b|no space left on device/i.test(message)) {
    return 'The disk is full: there is no room for another release of the site.';
  }
  return message;
}

function isError(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
