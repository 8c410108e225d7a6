/** The variables of the server that every program needs to run. All others are given to a process one by one. */
export function basicVariables(): { PATH: string; HOME: string } {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
}
