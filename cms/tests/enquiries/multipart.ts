/** One part of a form with files, written by the test itself, so that it may be malformed. */
export interface Part {
  name: string;
  content: string | Buffer;
  /** Written into the header unchanged. Without it the part is a field. */
  filename?: string;
  type?: string;
}

export const boundary = '----lantern-of-the-tests';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** The body of a form with files; without its end, as after a broken connection. */
export function multipart(parts: readonly Part[], { isEnded = true } = {}): Buffer {
  const written = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(type === undefined ? '' : `\r\nContent-Type: ${type}`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(isEnded ? `--${boundary}--\r\n` : '')]);
}
