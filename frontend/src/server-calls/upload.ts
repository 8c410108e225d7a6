import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { AnyObject } from 'yup';
import { type Exchanged, type Outcome, readOutcome } from './client';

/** What came of sending a file: an outcome as of any call, or the visitor stopped it. */
export type UploadOutcome<Reply> = Outcome<Reply> | { kind: 'stopped' };

/**
 * A file on a slow connection takes as long as it takes. Given up is only one that has not moved for so long: neither
 * has a part of it gone out, nor has an answer come back.
 */
export const stallMs = 45_000;

interface Upload {
  /** The form as it travels: its fields first, the file last. */
  form: FormData;
  headers: Readonly<Record<string, string>>;
  /** Stops it when the visitor wants that. */
  signal: AbortSignal;
  /** Hears which share of the whole has gone out, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a form with a file, and tells how far it is: `fetch` cannot tell that. */
export async function upload<Request extends AnyObject, Reply extends AnyObject>(
  { method, path, reply }: Endpoint<Request, Reply>,
  { form, headers, signal, onProgress }: Upload,
): Promise<UploadOutcome<Reply>> {
  if (signal.aborted) return { kind: 'stopped' };
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const response = await exchange(request, form, onProgress);
  signal.removeEventListener('abort', stop);
  return signal.aborted && response === null ? { kind: 'stopped' } : readOutcome(reply, response);
}

/** Null where no answer came back. The body is undefined where that is not JSON. */
function exchange(
  request: XMLHttpRequest,
  form: FormData,
  onProgress: Upload['onProgress'],
): Promise<Exchanged | null> {
  return new Promise((resolve) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), stallMs);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress(Math.min(loaded / total, 1));
    });
    request.upload.addEventListener('load', () => {
      moved();
      onProgress(1);
    });
    // Comes after every ending: an answer, a broken connection, a stop.
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      resolve(readAnswer(request));
    });
    moved();
    request.send(form);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Exchanged | null {
  return status === 0 ? null : { isOk: status < 400, status, body: fromJson(responseText) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
