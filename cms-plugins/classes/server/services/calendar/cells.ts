const minute = 60_000;

/** A quarter hour: all zones' clocks differ by whole quarters, so every time that is offered begins with one. */
export const cellMs = 15 * minute;

/** Whether the class would take one of these quarter hours. Called for every time of every teacher, so it builds no list. */
export function touchesCells(cells: ReadonlySet<number>, startsAt: number, minutes: number): boolean {
  if (cells.size === 0) return false;
  const end = Math.ceil((startsAt + minutes * minute) / cellMs);
  for (let cell = Math.floor(startsAt / cellMs); cell < end; cell += 1) if (cells.has(cell)) return true;
  return false;
}

/** Adds the numbers of the quarter hours that a class takes, its pause included, in order. */
export function addCells(cells: Set<number>, startsAt: number, minutes: number): void {
  const end = Math.ceil((startsAt + minutes * minute) / cellMs);
  for (let cell = Math.floor(startsAt / cellMs); cell < end; cell += 1) cells.add(cell);
}

/** The numbers of the quarter hours that a class takes, as a list. */
export function cellsOf(startsAt: number, minutes: number): number[] {
  const cells = new Set<number>();
  addCells(cells, startsAt, minutes);
  return [...cells];
}
