/** The parts of the gate, in the order in which they begin. */
const parts = /** @type {const} */ ([
  'lint',
  'tooling',
  'seeds',
  'unit',
  'sqlite',
  'postgres',
  'browser',
  'types',
]);

/** @typedef {typeof parts[number]} Part */

/**
 * What `npm test -- lint unit` asks for; all of it where nothing is named.
 * @param {string[]} asked
 * @returns {readonly Part[]}
 * @throws where there is no such part, so that a typing mistake does not pass as a gate
 */
export function chooseParts(asked) {
  const unknown = asked.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  return asked.length === 0 ? parts : parts.filter((part) => asked.includes(part));
}
