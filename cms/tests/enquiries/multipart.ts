/** One part of a form with files, written out by the test itself, so that it may be as odd as it likes. */
export interface Part {
  name: string;
  content: string | Buffer;
  /** Stands in the header as it is. Without it the part is a field. */
  filename?: string;
  type?: string;
}

export const boundary = '----lantern-of-the-tests';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** The body of a form with files; unended as a connection leaves it that broke. */
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
