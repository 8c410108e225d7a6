import request from 'supertest';
import { ensureDemoStaff } from '../src/access/logins/demo-staff';
import type { Cms } from './start-cms';

const staff = ['superAdmin', 'marketing', 'admissions', 'finance', 'teacher'] as const;

export type Staff = (typeof staff)[number];

const firstNames: Record<Staff, string> = {
  superAdmin: 'Super admin',
  marketing: 'Marketing',
  admissions: 'Admissions',
  finance: 'Finance',
  teacher: 'Teacher',
};

const password = 'Correct-horse-9';

/** Its hash with the least work. Strapi's own hash takes a tenth of a second to make and again at each login. */
const quickHash = '$2a$04$kSzuH.Y1zDjv3U/1FA4cYeg5cSI4Nfqnfsc2bEP0OFvWjdXdCsklW';

/** Makes one login for each role and logs them in. Returns each one's `Authorization` header. */
export async function logInStaff({ strapi, url }: Cms): Promise<Record<Staff, string>> {
  const emailOf = (role: Staff) => `${role.toLowerCase()}@lanternway.example`;
  for (const role of staff) await addWithQuickHash(strapi, emailOf(role), firstNames[role]);
  // Keeps the hashes, because the passwords are right, and gives the roles.
  const logins = staff.map((role) => [role, { email: emailOf(role), password }]);
  await ensureDemoStaff(strapi, Object.fromEntries(logins));
  const headers: Partial<Record<Staff, string>> = {};
  for (const role of staff) {
    const answer = await request(url)
      .post('/admin/login')
      .send({ email: emailOf(role), password });
    const { data } = answer.body as { data: { token: string } };
    headers[role] = `Bearer ${data.token}`;
  }
  return headers as Record<Staff, string>;
}

/** Only where nobody has the address yet. */
async function addWithQuickHash(strapi: Cms['strapi'], email: string, firstname: string): Promise<void> {
  const users = strapi.db.query('admin::user');
  if ((await users.count({ where: { email } })) > 0) return;
  await users.create({ data: { email, firstname, password: quickHash, isActive: true } });
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
