/** The parts of the gate, in the order in which they start. */
const gate = /** @type {const} */ ([
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

/** @typedef {typeof gate[number]} Part */

/**
 * The parts that a command such as `npm test -- lint unit` names; all parts if none is named.
 * @template {string} Name
 * @param {readonly Name[]} parts all that there are, in their order
 * @param {string[]} asked
 * @throws if there is no such part, so that a typing error cannot pass the gate
 */
export function chooseAmong(parts, asked) {
  const unknown = asked.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  return asked.length === 0 ? parts : parts.filter((part) => asked.includes(part));
}

/** The parts of the gate that are asked for. @param {string[]} asked */
export const chooseParts = (asked) => chooseAmong(gate, asked);
