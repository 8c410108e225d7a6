/** The deepest body of the admin's forms, a text with lists within lists, has less than half of this depth. */
const deepest = 40;

/** Whether a parsed body is nested deeper than any form's. Stops at the first such place, without recursion. */
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
