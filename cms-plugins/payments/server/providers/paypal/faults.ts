import { ProviderError, type ProviderFault } from '../provider';
import { isShape, textOrNull, type Shape } from '../reading';

/** PayPal's names for the faults that its HTTP status alone does not tell (docs/api/orders/v2, errors). */
const issues: Record<string, ProviderFault> = {
  ORDER_NOT_APPROVED: 'not_approved',
  ORDER_ALREADY_CAPTURED: 'already_done',
  DUPLICATE_INVOICE_ID: 'already_done',
  CAPTURE_FULLY_REFUNDED: 'already_done',
  INSTRUMENT_DECLINED: 'declined',
  PAYER_ACTION_REQUIRED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  CARD_EXPIRED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  ORDER_COMPLETION_IN_PROGRESS: 'busy',
  PREVIOUS_REQUEST_IN_PROGRESS: 'busy',
  INVALID_RESOURCE_ID: 'gone',
  ORDER_EXPIRED: 'gone',
};

export interface Rejection {
  /** Null where no answer came. */
  status: number | null;
  body: unknown;
  debugId: string | null;
  /** Where no answer came: TIMEOUT, ECONNREFUSED, … */
  cause: string | null;
}

export function toError({ status, body, debugId, cause }: Rejection): ProviderError {
  const answer = isShape(body) ? body : null;
  const issue = answer === null ? null : issueOf(answer);
  const name = answer === null ? null : (word(answer, 'name') ?? word(answer, 'error'));
  const spoken = issue ?? name ?? cause ?? (status === null ? 'NO_ANSWER' : `HTTP_${String(status)}`);
  const id = (answer === null ? null : word(answer, 'debug_id')) ?? (isWord(debugId) ? debugId : null);
  return new ProviderError(
    'paypal',
    faultOf(status, issue),
    id === null ? spoken : `${spoken} ${id}`,
    status,
    issue,
  );
}

function issueOf(answer: Shape): string | null {
  const details = answer['details'];
  const first: unknown = Array.isArray(details) ? details[0] : null;
  return isShape(first) ? word(first, 'issue') : null;
}

/** Null unless it looks like a program's word, so that nothing a person typed gets into a log. */
function word(from: Shape, name: string): string | null {
  const value = textOrNull(from, name);
  return isWord(value) ? value : null;
}

const isWord = (value: string | null): value is string =>
  value !== null && /^[A-Za-z0-9_.-]{1,60}$/.test(value);

function faultOf(status: number | null, issue: string | null): ProviderFault {
  if (status === null || status >= 500 || status < 400 || status === 408) return 'unknown';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate';
  const known = issue === null || !Object.hasOwn(issues, issue) ? undefined : issues[issue];
  if (known !== undefined) return known;
  if (status === 404) return 'gone';
  return status === 409 ? 'busy' : 'invalid';
}
