/**
 * Adds a parent who is logged in, past the time that a password takes.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {string} email
 */
export async function addBuyer(strapi, email) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const { id } = await strapi.db.query('plugin::users-permissions.user').create({
    data: { username: email, email, provider: 'local', confirmed: true, role: role.id },
  });
  const sessions = strapi.plugin('accounts').service('sessions');
  const session = await strapi.db.transaction(() => sessions.start(id, 'The bench'));
  /** @type {string | null} */
  const token = await sessions.tokenOf(session);
  if (token === null) throw new Error(`${email} could not be logged in.`);
  return { email, token };
}
