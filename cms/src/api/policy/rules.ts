import { readNumber, readText } from '../entry';
import { problem, type Rule } from '../rule';

/** Earlier versions stay readable, so a number names one text for ever. */
export const policyRules: Rule = async ({ entry, findOthers }) => {
  const document = readText(entry, 'document');
  const version = readNumber(entry, 'version');
  if (document === '' || version === null) return [];
  if ((await findOthers({ document, version })).length === 0) return [];
  return [
    problem('version', `The ${document} policy already has a version ${version}. Take the next number.`),
  ];
};
