/** What marketing does in the admin, as the admin's calls to its server. */

/** @typedef {{ documentId: string, title: string, slug: string }} Post */
/** @typedef {{ url: string, token: string }} Desk */
/** @typedef {import('@lanternway/contracts/publishing/staff').PublishingState} PublishingState */
/** @typedef {import('@lanternway/contracts/publishing/staff').BuildDetail} BuildDetail */

export const postUid = 'api::post.post';
export const landingUid = 'api::landing-page.landing-page';
export const planUid = 'api::plan.plan';
const settingsUid = 'api::site-setting.site-setting';

const collection = (/** @type {string} */ uid) => `/content-manager/collection-types/${uid}`;

/**
 * @param {string} address
 * @param {{ method?: string, token?: string, body?: object }} [how]
 */
export async function ask(address, { method = 'GET', token, body } = {}) {
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${method} ${new URL(address).pathname}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** @param {string} url @param {{ email: string, password: string }} login @returns {Promise<Desk>} */
export async function logIn(url, login) {
  const { data } = await ask(`${url}/admin/login`, { method: 'POST', body: login });
  return { url, token: data.token };
}

/** Published ones first. @param {Desk} desk @param {number} count @param {string} [uid] @returns {Promise<Post[]>} */
export async function somePosts({ url, token }, count, uid = postUid) {
  const list = `${url}${collection(uid)}?page=1&pageSize=${count}&sort=id:ASC&status=published`;
  return (await ask(list, { token })).results;
}

/** @param {Desk} desk @param {string} uid @param {string} documentId */
export async function readEntry({ url, token }, uid, documentId) {
  return (await ask(`${url}${collection(uid)}/${documentId}`, { token })).data;
}

/** Saves a draft. @param {Desk} desk @param {string} uid @param {string} documentId @param {object} changes */
export const save = ({ url, token }, uid, documentId, changes) =>
  ask(`${url}${collection(uid)}/${documentId}`, { method: 'PUT', token, body: changes });

/**
 * Presses Publish with the form's values.
 * @param {Desk} desk
 * @param {string} uid
 * @param {string} documentId
 * @param {object} changes
 */
export const publish = ({ url, token }, uid, documentId, changes) =>
  ask(`${url}${collection(uid)}/${documentId}/actions/publish`, { method: 'POST', token, body: changes });

/** Saves content of every page, which goes live when it is saved. @param {Desk} desk @param {object} changes */
export const saveSettings = ({ url, token }, changes) =>
  ask(`${url}/content-manager/single-types/${settingsUid}/actions/publish`, {
    method: 'POST',
    token,
    body: changes,
  });

/** @param {Desk} desk @returns {Promise<PublishingState>} */
export const publishingState = async ({ url, token }) =>
  await import('@lanternway/contracts/publishing/staff-calls').then(({ readState }) =>
    ask(`${url}${readState.path}`, { token }),
  );

/** @param {Desk} desk @param {number} build @returns {Promise<BuildDetail>} */
export async function readBuild({ url, token }, build) {
  const { readBuild } = await import('@lanternway/contracts/publishing/staff-calls');
  const { pathTo } = await import('@lanternway/contracts/wire/staff-endpoint');
  return ask(`${url}${pathTo(readBuild, { number: String(build) })}`, { token });
}

/** @param {Desk} desk @param {string} documentId @returns {Promise<string>} the signed link */
export async function previewLink({ url, token }, documentId) {
  const { makePreview } = await import('@lanternway/contracts/publishing/staff-calls');
  const body = { uid: postUid, documentId };
  return (await ask(`${url}${makePreview.path}`, { method: 'POST', token, body })).url;
}
