import { isRecord } from '@lanternway/contracts/wire/is-record';
import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { adminService } from '../admin-services';
import { staffRoles, superAdmin } from '../roles';

interface Login {
  email: string;
  password: string;
}

/** The logins of a demonstration, by role: `superAdmin` or the code of one of our roles. */
type DemoLogins = Record<string, Login>;

const roleCodes: Record<string, string> = {
  superAdmin,
  ...Object.fromEntries(staffRoles.map(({ code }) => [code, code])),
};

/** Reads a file of logins: an object by role, either the whole file or under `logins`. */
export async function readDemoLogins(file: string): Promise<DemoLogins> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const logins = isRecord(content) && isRecord(content['logins']) ? content['logins'] : content;
  if (!isRecord(logins)) throw new Error(`${file} contains no logins.`);
  for (const [role, login] of Object.entries(logins)) {
    if (!Object.hasOwn(roleCodes, role) || !isLogin(login)) {
      throw new Error(`${file}: "${role}" is not a role with an email and a password.`);
    }
  }
  return logins as DemoLogins;
}

/** Makes sure that each of these people can log in with exactly that password and has exactly that role. */
export async function ensureDemoStaff(strapi: Core.Strapi, logins: DemoLogins): Promise<void> {
  for (const [role, login] of Object.entries(logins)) await ensureLogin(strapi, role, login);
}

async function ensureLogin(strapi: Core.Strapi, role: string, { email, password }: Login): Promise<void> {
  const users = adminService(strapi, 'user');
  const found = await adminService(strapi, 'role').findOne({ code: roleCodes[role] ?? role });
  if (found === null) throw new Error(`There is no role "${role}".`);

  const known = await users.findOneByEmail(email);
  if (known === null) {
    await users.create({ email, firstname: firstName(role), password, isActive: true, roles: [found.id] });
    return;
  }
  const fits = await adminService(strapi, 'auth').validatePassword(password, known.password);
  await users.updateById(known.id, { isActive: true, roles: [found.id], ...(fits ? {} : { password }) });
}

/** 'superAdmin' becomes 'Super admin', the name in the admin's greeting. */
function firstName(role: string): string {
  const words = role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isLogin(value: unknown): value is Login {
  return isRecord(value) && typeof value['email'] === 'string' && typeof value['password'] === 'string';
}
