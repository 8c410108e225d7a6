import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import request from 'supertest';
import type { Cms } from '../start-cms';

interface Refusal {
  error: { details: { errors: { path: string[]; message: string }[] } };
}

/** The admin's calls about schedules, and the check that the server makes every few seconds. */
export interface ScheduleCalls {
  ask: (plan: object) => request.Test;
  plan: (plan: object) => Promise<Schedule>;
  list: () => Promise<Schedule[]>;
  find: (id: string) => Promise<Schedule>;
  tryCancel: (id: string) => request.Test;
  cancel: (id: string) => Promise<void>;
  /** Checks once, as if it were then. */
  run: (now: Date) => Promise<void>;
}

export function callsOf(cms: Cms, authorization: string): ScheduleCalls {
  const client = request(cms.url);
  const path = '/publisher/schedules';
  const as = (test: request.Test) => test.set('Authorization', authorization);
  const calls: ScheduleCalls = {
    ask: (plan) => as(client.post(path).send(plan)),
    async plan(plan) {
      const { status, body } = await calls.ask(plan);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Schedule;
    },
    async list() {
      return (await as(client.get(path)).expect(200)).body as Schedule[];
    },
    async find(id) {
      const found = (await calls.list()).find((schedule) => schedule.id === id);
      if (found === undefined) throw new Error(`There is no plan ${id}.`);
      return found;
    },
    tryCancel: (id) => as(client.delete(`${path}/${id}`)),
    async cancel(id) {
      await calls.tryCancel(id).expect(200);
    },
    run: (now) =>
      cms.strapi
        .plugin('publisher')
        .service<{ run: (now: Date) => Promise<void> }>('scheduleWorker')
        .run(now),
  };
  return calls;
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

/** What the admin would show at each field of a refused schedule: `field: sentence`. */
export async function problemsIn(answer: request.Test): Promise<string[]> {
  const { status, body } = await answer;
  if (status !== 400) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  const { error } = body as Refusal;
  return error.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
