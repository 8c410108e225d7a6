/** The parts of the gate, in the order in which they start. */
const parts = /** @type {const} */ ([
  'lint',
  'tooling',
  'seeds',
  'unit',
  'sqlite',
  'postgres',
  'browser',
  'other-browsers',
  'types',
]);

/** @typedef {typeof parts[number]} Part */

/**
 * The parts that `npm test -- lint unit` names; all parts if none is named.
 * @param {string[]} asked
 * @returns {readonly Part[]}
 * @throws if there is no such part, so that a typing error cannot pass the gate
 */
export function chooseParts(asked) {
  const unknown = asked.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  return asked.length === 0 ? parts : parts.filter((part) => asked.includes(part));
}
