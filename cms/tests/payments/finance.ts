import type { FinanceSummary, OrderDetail, OrderPage } from '@lanternway/contracts/payments/staff';
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import type { Cms } from '../start-cms';

/** The finance desk, called as its pages call it. */
export interface Finance {
  get: (path: string, staff?: Staff) => request.Test;
  post: (path: string, body: object, staff?: Staff) => request.Test;
  /** The document ids of a page. */
  ids: (query?: string) => Promise<string[]>;
  order: (id: string) => Promise<OrderDetail>;
  summary: () => Promise<FinanceSummary>;
}

export async function openFinance(cms: Cms): Promise<Finance> {
  const authorization = await logInStaff(cms);
  const ask = (test: request.Test, staff: Staff = 'finance') =>
    test.set('Authorization', authorization[staff]);
  const finance: Finance = {
    get: (path, staff) => ask(request(cms.url).get(path), staff),
    post: (path, body, staff) => ask(request(cms.url).post(path), staff).send(body),
    async ids(query = '') {
      const { body } = await finance.get(`/payments/orders${query}`).expect(200);
      return (body as OrderPage).rows.map(({ id }) => id);
    },
    order: async (id) => (await finance.get(`/payments/orders/${id}`).expect(200)).body as OrderDetail,
    summary: async () => (await finance.get('/payments/summary').expect(200)).body as FinanceSummary,
  };
  return finance;
}

export const messageOf = (answer: request.Response): string =>
  (answer.body as { error?: { message?: string } }).error?.message ?? '';
