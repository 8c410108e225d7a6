import { newAddress } from '../accounts/parent';
import type { Cms } from '../start-cms';
import type { Buyer } from './buyer';

interface Sessions {
  start: (userId: number, userAgent: string) => Promise<object>;
  tokenOf: (session: object) => Promise<string | null>;
}

/** Our hash of the password that parents have in tests. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$H3KPF/67I47WbThw3MFtuQ$LWD0qK8a7wehLI2OFzp+NS2KrFeo6vlDw+oinoGhijE';

interface Known {
  /** For a single parent only: no two have the same address. */
  email?: string;
  fullName?: string;
}

/** A person with the longest name, in letters of three and four bytes, and the longest address. */
export const longestPerson = (number: number): Required<Known> => ({
  email: `${String(number).padStart(64, 'e')}@${'x'.repeat(185)}.com`,
  fullName: `${'न'.repeat(78)}👋`,
});

/**
 * Parents who are logged in, without the time that hashing their passwords would take.
 * @param who the beginning of their addresses, or their data
 */
export async function newBuyers(
  { strapi }: Cms,
  count: number,
  who: string | Known = 'buyer',
): Promise<Buyer[]> {
  const { fullName = 'Priya Sharma', ...told } = typeof who === 'string' ? {} : who;
  const name = typeof who === 'string' ? who : 'buyer';
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })) as { id: number };
  const users = strapi.db.query('plugin::users-permissions.user');
  const sessions = strapi.plugin('accounts').service<Sessions>('sessions');
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const email = told.email ?? newAddress(name);
    const known = { username: email, email, fullName, password: passwordHash };
    const data = { ...known, provider: 'local', confirmed: true, blocked: false, role: role.id };
    const { id } = (await users.create({ data })) as { id: number };
    const token = await sessions.tokenOf(
      await strapi.db.transaction(() => sessions.start(id, 'A browser of the tests')),
    );
    if (token === null) throw new Error(`${email} was not logged in.`);
    buyers.push({ email, token });
  }
  return buyers;
}

/** Takes the first of several parents. */
export function takeOne(buyers: Buyer[]): Buyer {
  const buyer = buyers.pop();
  if (buyer === undefined) throw new Error('The test needs more buyers.');
  return buyer;
}
