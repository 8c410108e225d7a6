import request from 'supertest';
import { ensureDemoStaff } from '../src/access/demo-staff';
import type { Cms } from './start-cms';

const staff = ['superAdmin', 'marketing', 'admissions', 'finance'] as const;

export type Staff = (typeof staff)[number];

const password = 'Correct-horse-9';

/** Makes one login for each role and logs them in. Returns each one's `Authorization` header. */
export async function logInStaff({ strapi, url }: Cms): Promise<Record<Staff, string>> {
  const logins = staff.map((role) => [role, { email: `${role.toLowerCase()}@lanternway.example`, password }]);
  await ensureDemoStaff(strapi, Object.fromEntries(logins));
  const headers: Partial<Record<Staff, string>> = {};
  for (const role of staff) {
    const answer = await request(url)
      .post('/admin/login')
      .send({ email: `${role.toLowerCase()}@lanternway.example`, password });
    const { data } = answer.body as { data: { token: string } };
    headers[role] = `Bearer ${data.token}`;
  }
  return headers as Record<Staff, string>;
}

interface Users {
  create: (user: object) => Promise<unknown>;
}

/** One more login with a role, by its first name. Returns its `Authorization` header. */
export async function addStaff({ strapi, url }: Cms, name: string, code: string): Promise<string> {
  const role = (await strapi.db.query('admin::role').findOne({ where: { code } })) as { id: number };
  const email = `${name}@lanternway.example`;
  const users: Users = strapi.service('admin::user') as unknown as Users;
  await users.create({ email, firstname: name, password, isActive: true, roles: [role.id] });
  const { body } = await request(url).post('/admin/login').send({ email, password });
  return `Bearer ${(body as { data: { token: string } }).data.token}`;
}
