/** What every program needs of the server's own variables to run at all. The others are told to a process one by one. */
export function basicVariables(): { PATH: string; HOME: string } {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
}
