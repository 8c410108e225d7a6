import { postJson } from '../post-json.mjs';

/**
 * The login of a parent.
 * @param {import('./applications.mjs').Application['login']} login
 * @param {string} email
 * @param {string} password
 */
export const logInOf = ({ path, emailField }, email, password) =>
  postJson(path, { [emailField]: email, password });
