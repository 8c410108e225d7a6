import { mark, memory, state } from './keeping';
import { person } from './person';
import { spend } from './spend';
import { dayCount, daySalt, dayTotal, visitRaw } from './visits';

export const contentTypes = {
  person,
  mark,
  memory,
  state,
  spend,
  'day-count': dayCount,
  'day-total': dayTotal,
  'visit-raw': visitRaw,
  'day-salt': daySalt,
};
