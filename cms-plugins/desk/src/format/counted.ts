/** '1 order', '3 orders', with the number format of the staff member's browser. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;
