const minute = 60_000;

/** A quarter hour: all zones' clocks differ by whole quarters, so every time that is offered begins with one. */
export const cellMs = 15 * minute;

/** The numbers of the quarter hours that a class takes, its pause included, in order. */
export function cellsOf(startsAt: number, minutes: number): number[] {
  const first = Math.floor(startsAt / cellMs);
  const end = Math.ceil((startsAt + minutes * minute) / cellMs);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
