import type { ClassException, HoursPage, TeacherRow } from '@lanternway/contracts/classes/staff';
import request from 'supertest';
import type { Cms } from '../start-cms';

/** The calls of the admin's pages about hours. */
export const callsOf = ({ url }: Pick<Cms, 'url'>, authorization: string) => {
  const get = (path: string) => request(url).get(path).set('Authorization', authorization);
  const post = (path: string, body: object) =>
    request(url).post(path).set('Authorization', authorization).send(body);
  const page = async (): Promise<HoursPage> => (await get('/classes/hours').expect(200)).body as HoursPage;
  return {
    get,
    post,
    page,
    async teacher(key: string): Promise<TeacherRow> {
      const found = (await page()).teachers.find((teacher) => teacher.key === key);
      if (found === undefined) throw new Error(`There is no teacher ${key}.`);
      return found;
    },
    exceptions: async (): Promise<ClassException[]> => (await page()).exceptions,
    save: (key: string, settings: object) => post(`/classes/teachers/${key}`, settings),
    add: (exception: object) => post('/classes/exceptions', exception),
    remove: (id: string) => post(`/classes/exceptions/${id}/remove`, {}),
  };
};

/** `field: sentence` of a refused form, or the one sentence of any other refusal, with its status. */
export async function refusalOf(sent: request.Test): Promise<string[]> {
  const { status, body } = await sent;
  const { error } = body as {
    error: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
  };
  const fields = (error.details?.errors ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return fields.length > 0 ? fields : [`${String(status)} ${error.message}`];
}
