/**
 * Fills an empty database with parents who can log in, and with some public content.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ emails: string[], password: string, hashing: 'accounts' | 'users-permissions', entries: number }} order
 * `hashing`: the plugin that hashes the password
 */
export async function work(strapi, { emails, password, hashing, entries }) {
  const users = 'plugin::users-permissions.user';
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const hash =
    hashing === 'accounts'
      ? await strapi.plugin('accounts').service('passwords').hash(password)
      : (await strapi.plugin('users-permissions').service('user').ensureHashedPasswords({ password }))
          .password;
  for (const email of emails) {
    await strapi.db.query(users).create({
      data: { username: email, email, password: hash, provider: 'local', confirmed: true, role: role.id },
    });
  }

  const group = await strapi
    .documents('api::faq-group.faq-group')
    .create({ data: { title: 'Free class' }, status: 'published' });
  const answer = [
    { type: 'paragraph', children: [{ type: 'text', text: 'A paragraph as they are. '.repeat(12) }] },
  ];
  for (let order = 0; order < entries; order += 1) {
    await strapi.documents('api::faq.faq').create({
      data: { question: `How long is class ${order}?`, answer, group: group.documentId, order },
      status: 'published',
    });
  }
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const everybody = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } });
  const ownLogin = hashing === 'accounts' ? [] : ['plugin::users-permissions.auth.callback'];
  for (const action of ['api::faq.faq.find', 'api::faq-group.faq-group.find', ...ownLogin]) {
    const granted = { action, role: everybody.id };
    if ((await permissions.count({ where: granted })) === 0) await permissions.create({ data: granted });
  }
}
