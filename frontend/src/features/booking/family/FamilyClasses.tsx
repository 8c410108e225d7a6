import { listFamilyClasses, type FamilyClass } from '@lanternway/contracts/classes/own-class';
import { useEffect } from 'react';
import { send } from '../../../server-calls/client';
import { watchReconnection } from '../../../ui/connection';
import { useLoaded } from '../../../server-calls/use-loaded';
import { FormAlert } from '../../../ui/forms/FormAlert';
import { buttonClass } from '../../../ui/links/button-class';
import { Anchor } from '../../../ui/links/Anchor';
import { dayNumber, shortWeekday, shownTime } from '../time/days';
import { cityOf } from '../../../browser/time-zone';
import { NextClass } from './NextClass';
import { NoClasses, type Plan } from './NoClasses';
import { courseWords } from './words';
import '../../../ui/styles/sheet.css';
import './family.css';

const fetchClasses = () => send(listFamilyClasses, {});

function Waiting() {
  return (
    <section className="card family-wait" aria-busy="true">
      <p className="vh" role="status">
        Loading your classes
      </p>
    </section>
  );
}

interface FamilyClassesProps {
  /** Null while the orders are loading. */
  plan: Plan | null;
}

/** The free classes to come, from the server. Nothing of them is kept in this browser. */
export function FamilyClasses({ plan }: FamilyClassesProps) {
  const { loaded, again } = useLoaded(
    fetchClasses,
    'Your classes could not be loaded. Please check your connection.',
  );
  if (loaded.kind === 'loading') return <Waiting />;
  if (loaded.kind === 'failed') return <Failed text={loaded.text} onTryAgain={again} />;
  const [next, ...later] = loaded.value.classes;
  if (next === undefined) return plan === null ? <Waiting /> : <NoClasses plan={plan} />;
  return (
    <div className="family">
      <NextClass booked={next} />
      {later.length > 0 && <Later classes={later} />}
    </div>
  );
}

function Failed({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  useEffect(() => watchReconnection(onTryAgain), [onTryAgain]);
  return (
    <section className="card family-failed">
      <FormAlert notice={{ tone: 'error', text }} />
      <button type="button" className={buttonClass({ look: 'outline' })} onClick={onTryAgain}>
        Load the classes again
      </button>
    </section>
  );
}

/** The classes after the next one. */
function Later({ classes }: { classes: readonly FamilyClass[] }) {
  return (
    <section className="card family-later" aria-labelledby="later-title">
      <h2 id="later-title">After that</h2>
      <ul>
        {classes.map(({ managePath, at, minutes, zone, name, course, level, teacher }) => {
          const { date, clock, end } = shownTime(at, minutes, zone);
          return (
            <li key={managePath}>
              <p className="family-date" aria-hidden="true">
                {shortWeekday(date)} <b>{dayNumber(date)}</b>
              </p>
              <div>
                <p>
                  <b>{`${name} · ${courseWords(course, level)}`}</b>
                </p>
                <p className="muted small">
                  {[`${clock} to ${end} in ${cityOf(zone)}`, ...(teacher === null ? [] : [teacher])].join(
                    ' · ',
                  )}
                </p>
              </div>
              <Anchor href={managePath}>
                Change<span className="vh">{` ${name}’s class`}</span>
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
