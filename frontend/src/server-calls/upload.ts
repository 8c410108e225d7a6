import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { AnyObject } from 'yup';
import { type Exchanged, type Outcome, readOutcome } from './client';

/** The result of sending a file: as for any call, or the visitor stopped it. */
export type UploadOutcome<Reply> = Outcome<Reply> | { kind: 'stopped' };

/**
 * A file on a slow connection may take any time. The upload fails only after this time without progress: nothing was
 * sent and no answer came.
 */
export const stallMs = 45_000;

interface Upload {
  /** The form to send: its fields first, the file last. */
  form: FormData;
  headers: Readonly<Record<string, string>>;
  /** Stops it when the visitor wants that. */
  signal: AbortSignal;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a form with a file and reports progress, which `fetch` cannot do. */
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

/** Null if no answer came back. The body is undefined if it is not JSON. */
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
    // Comes after every result: an answer, a broken connection, a stop.
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
