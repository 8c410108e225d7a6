import { readList, readNumber, readText } from '../../content-rules/entry';
import { allOf, problem, type Rule } from '../../content-rules/rule';

/** Earlier versions stay readable, so a number always names the same text. */
const isNextVersion: Rule = async ({ entry, findOthers }) => {
  const document = readText(entry, 'document');
  const version = readNumber(entry, 'version');
  if (document === '' || version === null) return [];
  if ((await findOthers({ document, version })).length === 0) return [];
  return [
    problem('version', `The ${document} policy already has a version ${version}. Take the next number.`),
  ];
};

const isInWords: Rule = ({ entry, isPublishing }) =>
  isPublishing && readList(entry, 'body').some(({ type }) => type === 'image')
    ? [
        problem(
          'body',
          'A policy has no pictures in its text: each version is kept for good, and pictures can be deleted. Write it in words.',
        ),
      ]
    : [];

export const policyRules = allOf(isNextVersion, isInWords);
