import { readText } from '../entry';
import { isHttpsUrl } from '../link-rules';
import { problem, type Rule } from '../rule';

export const affiliationRules: Rule = ({ entry }) => {
  const url = readText(entry, 'url');
  return url === '' || isHttpsUrl(url)
    ? []
    : [problem('url', 'Write a full address that starts with https://.')];
};
