import type { ClassAbsences } from '@lanternway/server-kit/platform';

/** Has state: who tells admissions that a teacher asks for a time off. */
export function absences(): ClassAbsences {
  let tell: Parameters<ClassAbsences['tellBy']>[0] = () => Promise.resolve(false);
  return {
    tellBy(teller) {
      tell = teller;
    },
    ask: (asked) => tell(asked),
  };
}
