/** Only our server reads media from the bucket, and it gives them a type by their names. */
export const labelsOf = (sha256: string) => ({
  contentType: 'application/octet-stream',
  cacheControl: 'private, no-store',
  sha256,
});
