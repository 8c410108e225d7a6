import { lazy, Suspense } from 'react';
import { useMedia } from '../../../ui/carousel/use-media';
import type { CheckedForm } from '../../../ui/forms/use-checked-form';
import type { Booking } from '../fields';
import type { TimeChoice } from '../time/use-time';

const SoFar = lazy(() => import('./SoFar').then((part) => ({ default: part.SoFar })));

interface ChosenSoFarProps {
  form: CheckedForm<Booking>;
  time: TimeChoice;
  minutes: number;
}

/** Its code comes with the free times, so that it is there when one of them is chosen. Phones never ask for it. */
export function ChosenSoFar({ form, time, minutes }: ChosenSoFarProps) {
  const isWide = useMedia('(min-width: 1200px)', false);
  if (!isWide) return null;
  const { chosen, zone } = time;
  const course = form.value('course');
  const level = form.value(course === 'math' ? 'grade' : 'age');
  return (
    <Suspense fallback={null}>
      <SoFar
        chosen={chosen === null ? null : { at: chosen.at, minutes, zone }}
        child={{ name: form.value('name'), course, level }}
      />
    </Suspense>
  );
}
