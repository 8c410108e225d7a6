/** Words of Prometheus's language that are no metrics; names of functions are known by the bracket behind them. */
const keywords: ReadonlySet<string> = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'offset',
  'bool',
  'group_left',
  'group_right',
]);

/** What Prometheus adds itself. */
const ofPrometheus: ReadonlySet<string> = new Set(['up']);

/** The metrics that an expression reads, as their owner names them: of a histogram without its endings. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/(?<![\w:.])[a-z_:][\w:]*(?!\s*\(|[\w:])/gi)].map(([word]) => word);
  const names = words.filter((word) => !keywords.has(word) && !ofPrometheus.has(word));
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))];
}
