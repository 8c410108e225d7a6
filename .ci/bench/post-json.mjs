/** @typedef {{ method?: 'GET' | 'POST', path: string, headers?: Record<string, string>, body?: string }} Sent */

const jsonType = { 'Content-Type': 'application/json' };

/** @param {string} path @param {object} body @param {Record<string, string>} [headers] @returns {Sent} */
export const postJson = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { ...jsonType, ...headers },
  body: JSON.stringify(body),
});
