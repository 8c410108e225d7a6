import { readText } from '../../content-rules/entry';
import { isHttpsUrl } from '../../content-rules/kinds/links';
import { problem, type Rule } from '../../content-rules/rule';

export const affiliationRules: Rule = ({ entry }) => {
  const url = readText(entry, 'url');
  return url === '' || isHttpsUrl(url)
    ? []
    : [problem('url', 'Write a full address that starts with https://.')];
};
