import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import type { Watched } from '@lanternway/server-kit/metrics/metrics';
import type { ClassesServices, Offered } from '@lanternway/server-kit/platform';
import { timesList } from './calendar/list-times';
import { crowd } from './holds/crowd';
import { places } from './holds/places';
import { sweeper } from './holds/sweeper';
import { openings } from './openings/openings';
import { absences } from './staff/absences';
import { teaching } from './teaching/teaching';
import { timetable } from './timetable/timetable';

const offered = { places, teaching, timetable, openings, absences } satisfies Offered<ClassesServices>;

export const services = {
  ...offered,
  sweeper,
  timesList,
  crowd,
  /** What those who watch the server learn about classes. */
  watched: (): Watched => ({ metrics: [], silentWorkers: () => silentWorkers('classes') }),
};
