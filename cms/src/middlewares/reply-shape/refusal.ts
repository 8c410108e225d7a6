import { notLoggedIn, tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import type { Refusal } from '@lanternway/contracts/wire/reply';
import { checkFields } from '@lanternway/contracts/wire/parse';

interface StrapiError {
  name?: string;
  message?: string;
  details?: { errors?: { path?: (string | number)[]; message?: string }[] };
}

interface Reply {
  status: number;
  refusal: Refusal;
}

/** Used if there is no better sentence. */
const sentences: Record<number, string> = {
  400: 'The request could not be read.',
  401: notLoggedIn,
  403: 'This is not open to you.',
  404: 'There is nothing at this address.',
  405: 'There is nothing at this address.',
  408: 'The request took too long. Please try again.',
  411: 'The request does not say how long it is.',
  413: 'The request is too large.',
  415: 'The request must be sent as JSON.',
  503: tooBusy,
};

const ourFault = 'Something went wrong on our side. Please try again.';

/**
 * Turns any error into the sentences and the shape that the parents' API promises (product rule B1). The error's own
 * message is shown only for our own rules; others would reveal internals.
 */
export function refusalOf(status: number, body: unknown, retryAfterS: number | null): Reply {
  if (isRefusal(body)) return { status, refusal: body };
  const error = (body as { error?: StrapiError } | null)?.error;
  const errors = fieldsToBlame(error);
  if (status === 400 && errors !== null)
    return { status: 422, refusal: { success: false, message: checkFields, errors } };
  return {
    status,
    refusal: {
      success: false,
      message: sentenceOf(status, error, retryAfterS),
      ...(retryAfterS === null ? {} : { retryAfterS }),
    },
  };
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'success' in body && 'message' in body;

function sentenceOf(status: number, error: StrapiError | undefined, retryAfterS: number | null): string {
  if (status === 429) return tooManyRequests(retryAfterS ?? 60);
  if (status === 400 && error?.name === 'ValidationError' && error.message !== undefined)
    return error.message;
  return sentences[status] ?? (status < 500 ? sentences[400] : undefined) ?? ourFault;
}

/** A sentence for each field that the error names; null if it names none. */
function fieldsToBlame(error: StrapiError | undefined): Record<string, string> | null {
  const errors = new Map<string, string>();
  for (const { path, message } of error?.details?.errors ?? []) {
    const field = path?.[0];
    if (field === undefined || message === undefined || errors.has(String(field))) continue;
    errors.set(String(field), message);
  }
  return errors.size > 0 ? Object.fromEntries(errors) : null;
}
