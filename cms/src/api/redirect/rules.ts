import { readText } from '../../content-rules/entry';
import { isLinkTarget, isSitePath } from '../../content-rules/kinds/links';
import { allOf, problem, type Rule } from '../../content-rules/rule';
import { isUnique } from '../../content-rules/kinds/unique';

/** Addresses that belong to the system, so no redirect can work there. */
const systemPath = /^\/(?:admin|api|uploads|_health)(?:\/|$)/i;

function findFaultInPath(path: string): string | null {
  if (!isSitePath(path)) return 'Write the old address as a path that starts with /, such as /old-page.';
  if (/[?#]/.test(path)) return 'Write only the path: leave out everything from ? or # on.';
  if (path === '/') return 'The home page itself cannot be redirected.';
  if (path.endsWith('/')) return 'Leave out the slash at the end: both spellings are redirected.';
  return systemPath.test(path) ? 'This address belongs to the system and cannot be redirected.' : null;
}

const fromIsAPath: Rule = ({ entry }) => {
  const from = readText(entry, 'from');
  const sentence = from === '' ? null : findFaultInPath(from);
  return sentence === null ? [] : [problem('from', sentence)];
};

const leadsElsewhere: Rule = ({ entry }) => {
  const to = readText(entry, 'to');
  if (to === '') return [];
  if (!isLinkTarget(to)) {
    return [problem('to', 'Write a path that starts with /, or a full address that starts with https://.')];
  }
  const path = to.split(/[?#]/)[0];
  return path === readText(entry, 'from') ? [problem('to', 'An address cannot lead to itself.')] : [];
};

/** Each hop costs a visitor time, and two redirects can form a loop. */
const leadsThereAtOnce: Rule = async ({ entry, findOthers }) => {
  const [from, to] = [readText(entry, 'from'), readText(entry, 'to')];
  const [onward] = to === '' ? [] : await findOthers({ from: to });
  if (onward !== undefined) {
    const end = readText(onward, 'to');
    return [problem('to', `"${to}" is itself redirected to "${end}". Lead straight there.`)];
  }
  const [before] = from === '' ? [] : await findOthers({ to: from });
  if (before === undefined) return [];
  const start = readText(before, 'from');
  return [problem('from', `The redirect from "${start}" leads to this address. Change that one first.`)];
};

export const redirectRules = allOf(
  fromIsAPath,
  isUnique('from', { thing: 'redirect', what: 'old address' }),
  leadsElsewhere,
  leadsThereAtOnce,
);
