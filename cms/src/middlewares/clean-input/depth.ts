/** Text with lists within lists is the deepest that any form of the admin sends, at less than half of this. */
const deepest = 40;

/** Whether a parsed body is nested deeper than any form's. Ends at the first place that is, and needs no recursion. */
export function isTooDeep(body: unknown): boolean {
  const open = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest) return true;
    for (const inner of Object.values(value)) {
      if (typeof inner === 'object' && inner !== null)
        open.push({ value: inner as unknown, depth: depth + 1 });
    }
  }
  return false;
}
