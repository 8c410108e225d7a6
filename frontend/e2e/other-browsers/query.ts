/** How a story names an element: as a person hears or reads it. */
export type Query =
  { role: string; name: RegExp } | { label: RegExp } | { text: RegExp } | { testId: string };

/** The same as plain data, since a regular expression does not travel to another browser. */
export interface SentQuery {
  by: 'Role' | 'LabelText' | 'Text' | 'TestId';
  wanted: string;
  pattern: string;
  flags: string;
}

export function toSend(query: Query): SentQuery {
  if ('testId' in query) return { by: 'TestId', wanted: query.testId, pattern: '', flags: '' };
  if ('role' in query)
    return { by: 'Role', wanted: query.role, pattern: query.name.source, flags: query.name.flags };
  const pattern = 'label' in query ? query.label : query.text;
  const by = 'label' in query ? 'LabelText' : 'Text';
  return { by, wanted: '', pattern: pattern.source, flags: pattern.flags };
}

export const describeQuery = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
