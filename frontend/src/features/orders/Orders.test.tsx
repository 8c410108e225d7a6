import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { saveFile } from '../../browser/save-file';
import { startSession } from '../../browser/storage/session';
import { FormTheme } from '../../ui/forms/theme/FormTheme';
import { dismissToast, readToast } from '../../ui/toast/toasts';
import { Orders } from './Orders';
import { planOf } from './plan-of';
import { useOrders } from './use-orders';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../browser/save-file', () => ({ saveFile: jest.fn() }));

const order = (part: Partial<OrderView> = {}): OrderView => ({
  id: 'o1',
  number: 'ORD-7K3M9Q2XWT',
  plan: 'coding-yearly',
  planTitle: 'Coding Yearly',
  track: null,
  trackTitle: null,
  amount: 259900,
  currency: 'USD',
  status: 'paid',
  provider: 'paypal',
  paymentId: 'CAP1',
  providerOrderId: 'PP1',
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
  refunded: 0,
  problem: null,
  receiptNumber: 'R/26-27/000001',
  creditNotes: [],
  sessionMinutes: 45,
  sessions: { bought: 96, used: 10, left: 86 },
  refunds: [],
  refundRequest: null,
  mayRequestRefund: true,
  whyNoRefund: null,
  refundQuote: { amount: 232827, steps: ['Paid $2,599 for 96 sessions.', '10 are used, 86 are unused.'] },
  ...part,
});

type Reply = [status: number, body: object];

let server: Record<string, Reply>;
let asked: [string, unknown][];
const done = (body: object): Reply => [200, { success: true, message: 'Done.', ...body }];
const have = (...orders: OrderView[]) => (server['GET /api/auth/orders'] = done({ orders }));

beforeAll(() => {
  // The dialog's own method to open it, which jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissToast();
  asked = [];
  server = {};
  globalThis.fetch = jest.fn((path: string, { method, body }: RequestInit = {}) => {
    const call = `${method ?? 'GET'} ${path}`;
    asked.push([call, typeof body === 'string' ? JSON.parse(body) : null]);
    const [status, json] = server[call] ?? [404, {}];
    const blob = () => Promise.resolve(new Blob(['%PDF']));
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(json), blob });
  }) as unknown as typeof fetch;
  startSession({ token: 't-1', sessionId: 's-1', username: 'Priya', email: 'p@example.com' });
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

function OwnOrders() {
  return (
    <FormTheme>
      <Orders {...useOrders()} />
    </FormTheme>
  );
}

async function open(): Promise<void> {
  render(<OwnOrders />);
  await settle();
}

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

const row = () => within(screen.getByRole('listitem'));

describe('the orders', () => {
  it('are skeletons until the server has spoken', async () => {
    have(order());
    render(<OwnOrders />);
    expect(screen.getByRole('status').textContent).toBe('Loading your orders');
    expect(screen.queryByText('Coding Yearly')).toBeNull();
    await settle();
    expect(row().getByText('Coding Yearly')).toBeTruthy();
  });

  it('say what was bought, when, for how much, and what is left of it', async () => {
    have(order());
    await open();
    const text = screen.getByRole('listitem').textContent;
    for (const part of ['20 November 2026 · ORD-7K3M9Q2XWT', '$2,599', 'Paid']) expect(text).toContain(part);
    const sessions = screen.getByRole('region', { name: 'Sessions' });
    expect(sessions.textContent).toContain('Coding Yearly86 of 96 sessions left');
  });

  it('have no sessions where none were paid', async () => {
    have(order({ status: 'failed', sessions: null }));
    await open();
    expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull();
  });

  it('are none yet', async () => {
    have();
    await open();
    expect(screen.getByText('When you buy a plan, its receipt is kept here.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/#plans');
  });

  it('cannot be loaded, and are asked for again', async () => {
    server['GET /api/auth/orders'] = [503, { success: false, message: 'We are very busy at the moment.' }];
    await open();
    expect(screen.getByRole('alert').textContent).toBe('We are very busy at the moment.');
    have(order());
    await press('Try again');
    expect(row().getByText('Coding Yearly')).toBeTruthy();
  });

  it.each([
    ['failed', 'Failed', '/checkout/coding-yearly'],
    ['expired', 'Expired', '/checkout/coding-yearly'],
    ['pending', 'Not paid yet', '/checkout/coding-yearly'],
    ['processing', 'Confirming', '/success?order=o1'],
    ['review', 'In review', '/success?order=o1'],
  ] as const)('that are %s read %s and lead to %s', async (status, words, href) => {
    have(order({ status, mayRequestRefund: false, sessions: null }));
    await open();
    expect(row().getByText(words)).toBeTruthy();
    expect(row().getByRole('link').getAttribute('href')).toBe(href);
    expect(row().queryByRole('button')).toBeNull();
  });

  it('say why the last attempt failed', async () => {
    have(order({ status: 'failed', problem: 'Your bank declined the payment.' }));
    await open();
    expect(row().getByText('Your bank declined the payment.')).toBeTruthy();
  });

  it('name days as receipts do, by India, wherever the parent is', async () => {
    const refund = { amount: 25_000, state: 'done', words: 'Refunded', at: '2026-11-21T18:30:00Z' } as const;
    have(order({ paidAt: '2026-11-20T18:30:00.000Z', refunds: [refund] }));
    await open();
    const text = screen.getByRole('listitem').textContent;
    for (const day of ['21 November 2026 · ORD-7K3M9Q2XWT', '(22 November 2026)'])
      expect(text).toContain(day);
  });

  it('say what was given back', async () => {
    const refund = { amount: 25_000, state: 'done', words: 'Refunded', at: '2026-11-22T10:00:00Z' } as const;
    have(order({ status: 'partially_refunded', refunds: [refund] }));
    await open();
    expect(screen.getByRole('listitem').textContent).toContain('$250: Refunded (22 November 2026)');
    expect(row().getByText('Refunded in part')).toBeTruthy();
  });
});

describe('a receipt', () => {
  it('is saved under its number, fetched with the parent’s token', async () => {
    have(order());
    server['GET /api/auth/orders/o1/receipt.pdf'] = done({});
    await open();
    await press(/^Receipt/);
    expect(saveFile).toHaveBeenCalledWith('receipt-R-26-27-000001.pdf', 'application/pdf', expect.any(Blob));
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/api/auth/orders/o1/receipt.pdf',
      expect.objectContaining({ headers: { authorization: 'Bearer t-1' } }),
    );
  });

  it('that cannot be fetched is said to be', async () => {
    have(order());
    await open();
    await press(/^Receipt/);
    expect(readToast()).toEqual({
      tone: 'bad',
      text: 'The receipt could not be fetched. Please try again.',
    });
  });
});

describe('the note of a refund', () => {
  const note = {
    ...{ id: 'n1', number: 'R/C26-27/00001', title: 'Credit note', kind: 'credit' as const },
    ...{ issuedAt: '2026-11-22T10:00:00.000Z', amount: 11_800, tax: 1_800 },
  };

  it('is saved under its number', async () => {
    have(order({ creditNotes: [note] }));
    server['GET /api/auth/orders/o1/credit-notes/n1/note.pdf'] = done({});
    await open();
    await press(/^Credit note R\/C26-27\/00001/);
    expect(saveFile).toHaveBeenCalledWith('note-R-C26-27-00001.pdf', 'application/pdf', expect.any(Blob));
  });

  it('that cannot be fetched is said to be', async () => {
    have(order({ creditNotes: [note] }));
    await open();
    await press(/^Credit note/);
    expect(readToast()?.text).toBe('The note could not be fetched. Please try again.');
  });
});

describe('a refund', () => {
  const path = 'POST /api/auth/orders/o1/refund-request';

  it('is asked for with what the policy says before the eyes', async () => {
    have(order());
    await open();
    await press(/^Request a refund/);
    expect(screen.getByText(/^By our policy you get back/).textContent).toBe(
      'By our policy you get back $2,328.27.',
    );
    expect(screen.getByText('10 are used, 86 are unused.')).toBeTruthy();
    server[path] = done({ message: 'We have your request.' });
    const refundRequest = { state: 'open', at: '2026-11-21T10:00:00Z', answer: null } as const;
    have(order({ refundRequest, mayRequestRefund: false }));
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'We are moving.' } });
    await press('Request refund');
    await settle();
    expect(asked).toContainEqual([path, { message: 'We are moving.' }]);
    expect(readToast()).toEqual({ tone: 'good', text: 'We have your request.' });
    expect(row().getByText(/^You asked for a refund on 21 November 2026/)).toBeTruthy();
  });

  it('that is asked for can be taken back', async () => {
    const refundRequest = { state: 'open', at: '2026-11-21T10:00:00Z', answer: null } as const;
    have(order({ refundRequest, mayRequestRefund: false }));
    server[`${path}/withdraw`] = done({ message: 'Your request is withdrawn.' });
    await open();
    have(order());
    await press(/^Withdraw request/);
    expect(readToast()).toEqual({ tone: 'good', text: 'Your request is withdrawn.' });
    expect(row().queryByText(/You asked for a refund/)).toBeNull();
  });

  it('that may not be asked for says why', async () => {
    have(order({ mayRequestRefund: false, whyNoRefund: 'The time for a refund is over.' }));
    await open();
    expect(row().getByText('The time for a refund is over.')).toBeTruthy();
    expect(row().queryByRole('button', { name: /Request a refund/ })).toBeNull();
  });
});

describe('what a parent has paid', () => {
  const planWith = (...orders: OrderView[]) =>
    planOf({ kind: 'loaded', value: { success: true, message: 'Done.', orders } });
  const unused = order({ sessions: { bought: 96, used: 0, left: 96 } });

  it('is a new plan before its first session, and a running one after it', () => {
    expect(planWith(unused)).toBe('new');
    expect(planWith(order())).toBe('running');
    expect(planWith(unused, order())).toBe('running');
  });

  it('is none where nothing was paid, or nothing of it is left', () => {
    const unpaid = order({ status: 'pending', sessions: null });
    const over = order({ sessions: { bought: 8, used: 8, left: 0 } });
    const refunded = order({ status: 'refunded', sessions: { bought: 96, used: 0, left: 0 } });
    expect(planWith()).toBe('none');
    expect(planWith(unpaid, over, refunded)).toBe('none');
  });

  it('is not known before the orders are there, and stays unknown where they cannot be loaded', () => {
    expect(planOf({ kind: 'loading' })).toBeNull();
    expect(planOf({ kind: 'failed', text: 'We are very busy at the moment.' })).toBe('unknown');
  });
});
