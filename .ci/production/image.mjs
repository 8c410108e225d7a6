import { froms, instructionsOf } from '../deploy/dockerfile.mjs';

/**
 * What a stage of deploy/Dockerfile gives to a container.
 * @typedef {{ command: string[], folder: string, user: string, env: Record<string, string>, files: string[] }} Image
 * `files`: of the checkout, as paths in it; empty stands for all of it
 */

/** @param {string} stage @returns {import('dockerfile-ast').Instruction[]} with those of the stages it builds on */
function allInstructionsOf(stage) {
  const from = froms.find((each) => each.getBuildStage() === stage)?.getImage() ?? '';
  const isStage = froms.some((each) => each.getBuildStage() === from);
  return [...(isStage ? allInstructionsOf(from) : []), ...instructionsOf(stage)];
}

/** @param {string} text of an ENV @returns {[string, string][]} */
const pairsIn = (text) =>
  text.split(' ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });

/** @param {string} stage @returns {Image} */
export function imageOf(stage) {
  const said = allInstructionsOf(stage).map((each) => ({
    word: each.getKeyword(),
    text: each.getArgumentsContent() ?? '',
  }));
  const all = (/** @type {string} */ word) =>
    said.filter((each) => each.word === word).map(({ text }) => text);
  const copies = all('COPY').map((text) => text.split(' ').filter((part) => !part.startsWith('--')));
  const sources = copies.flatMap((parts) => parts.slice(0, -1));
  return {
    command: JSON.parse(all('CMD').at(-1) ?? '[]'),
    folder: all('WORKDIR').at(-1) ?? '/',
    user: all('USER').at(-1) ?? '0:0',
    env: Object.fromEntries(all('ENV').flatMap(pairsIn)),
    files: sources.includes('.') ? [] : sources.map((source) => source.replace(/^\/app\//, '')),
  };
}
