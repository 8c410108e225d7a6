/** '1 order', '3 orders', the number as the staff member's browser writes it. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;
