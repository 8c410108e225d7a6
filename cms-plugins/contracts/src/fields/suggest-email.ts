/**
 * Finds the address that a parent most likely meant: 'priya@gmial.com' is 'priya@gmail.com'. It only ever suggests, as
 * an odd address may be right.
 */

/** Mail providers that families use where we teach, the most used first. */
const providers = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com rediffmail.com yahoo.co.in yahoo.in yahoo.co.uk ' +
  'hotmail.co.uk outlook.in googlemail.com btinternet.com virginmedia.com talktalk.net comcast.net verizon.net ' +
  'protonmail.com'
).split(' ');

/** Too short for near misses, or a near miss of a larger one; all of them exist. */
const others = (
  'mail.com email.com ymail.com live.com live.co.uk live.in me.com mac.com msn.com aol.com sky.com att.net ' +
  'gmx.com gmx.net gmx.de zoho.com zoho.in proton.me fastmail.com rocketmail.com hey.com'
).split(' ');

const known = new Set([...providers, ...others]);

/** Endings that no address has. */
const endings: Readonly<Record<string, string>> = Object.fromEntries([
  ...'con cmo ocm vom xom cim cpm comm coom c0m'.split(' ').map((wrong) => [wrong, 'com'] as const),
  ...'nte ner neet'.split(' ').map((wrong) => [wrong, 'net'] as const),
  ...'ogr orgg'.split(' ').map((wrong) => [wrong, 'org'] as const),
]);

/** Endings that exist, but hardly at these providers. */
const hasty = new Set(['co', 'cm', 'om', 'c', 'cok']);

function splitAt(text: string, index: number): [before: string, after: string] {
  return [text.slice(0, index), text.slice(index + 1)];
}

/** How many letters were left out, added, mixed up or swapped with their neighbour. */
function distanceOf(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const steps = [
        (rows[row - 1]?.[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) steps.push((rows[row - 2]?.[column - 2] ?? 0) + 1);
      line.push(Math.min(...steps));
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

const nameOf = (domain: string): string => domain.split('.')[0] ?? '';

/** Longer names may have two mistakes. */
const forgiven = (name: string): number => (name.length >= 7 ? 2 : 1);

function providerNear(name: string, ending: string): string | undefined {
  const near = providers
    .filter((provider) => splitAt(provider, nameOf(provider).length)[1] === ending)
    .map((provider) => ({ provider, distance: distanceOf(name, nameOf(provider)) }))
    .filter(({ provider, distance }) => distance <= forgiven(nameOf(provider)));
  return near.sort((one, other) => one.distance - other.distance)[0]?.provider;
}

function meantDomain(domain: string): string | null {
  const dot = domain.indexOf('.');
  if (dot < 0)
    return (
      providers.find((provider) => [nameOf(provider), provider.replace('.', '')].includes(domain)) ?? null
    );
  const [name, ending] = splitAt(domain, dot);
  const [front, last] = splitAt(domain, domain.lastIndexOf('.'));
  const mended = `${front}.${endings[last] ?? last}`;
  if (known.has(mended)) return mended;
  const [, mendedEnding] = splitAt(mended, dot);
  const near = providerNear(name, hasty.has(ending) ? 'com' : mendedEnding);
  return near ?? (mended === domain ? null : mended);
}

/** The address most likely meant, or null if what was typed looks right. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const [before, after] = splitAt(address, at);
  const domain = after.toLowerCase();
  if (known.has(domain)) return null;
  const meant = meantDomain(domain);
  return meant === null ? null : `${before}@${meant}`;
}

/** Whether the address may only be unfinished: its domain is the beginning of one that many people have. */
export function isEmailBegun(typed: string): boolean {
  const domain = typed.trim().toLowerCase().split('@').at(-1) ?? '';
  return [...known].some((one) => one !== domain && one.startsWith(domain));
}
