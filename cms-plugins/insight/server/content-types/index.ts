import { dayCount, daySalt, visitRaw } from './visits';

export const contentTypes = { 'day-count': dayCount, 'visit-raw': visitRaw, 'day-salt': daySalt };
