import type { Answer } from '../http';
import type { State } from '../state';

/** Errors in PayPal's format and words (openapi/checkout_orders_v2 and payments_payment_v2). */

interface Detail {
  issue: string;
  description?: string;
  field?: string;
  value?: unknown;
}

const kinds = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const;

type FailureStatus = keyof typeof kinds;

const descriptions: Record<string, string> = {
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  INVALID_CURRENCY_CODE:
    'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/docs/api/reference/currency-codes/ for list of supported currency codes.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  DECIMAL_PRECISION: 'The value of the field should not be more than two decimal places.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  PAYPAL_REQUEST_ID_REQUIRED:
    'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
  DUPLICATE_REQUEST_ID: 'The value of PayPal-Request-Id header has already been used.',
  PREVIOUS_REQUEST_IN_PROGRESS: 'A previous request on this resource is currently in progress.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
};

export function failure(state: State, status: FailureStatus, details: Detail[] = []): Answer {
  const [name, message] = kinds[status];
  const debugId = state.ids.hex(7).slice(0, 13);
  return {
    status,
    headers: { 'Paypal-Debug-Id': debugId },
    body: {
      name,
      message,
      debug_id: debugId,
      details: details.map((detail) => ({
        ...detail,
        ...(detail.field === undefined ? {} : { location: 'body' }),
        description: detail.description ?? descriptions[detail.issue] ?? detail.issue,
      })),
      links: details.slice(0, 1).map(({ issue }) => ({
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue}`,
        rel: 'information_link',
        method: 'GET',
      })),
    },
  };
}

export const issue = (state: State, name: string, status: FailureStatus = 422): Answer =>
  failure(state, status, [{ issue: name }]);

export const invalid = (state: State, field: string, name: string, value?: unknown): Answer =>
  failure(state, 400, [{ issue: name, field, ...(value === undefined ? {} : { value }) }]);

export const unknownResource = (state: State): Answer => issue(state, 'INVALID_RESOURCE_ID', 404);

export const notSignedIn = (state: State): Answer => failure(state, 401);
