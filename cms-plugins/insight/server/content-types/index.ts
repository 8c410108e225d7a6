import { mark, memory, state } from './keeping';
import { person } from './person';
import { spend } from './spend';
import { dayCount, daySalt, visitRaw } from './visits';

export const contentTypes = {
  person,
  mark,
  memory,
  state,
  spend,
  'day-count': dayCount,
  'visit-raw': visitRaw,
  'day-salt': daySalt,
};
