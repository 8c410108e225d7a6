import { readKinds } from '@lanternway/contracts/classes/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found } from '@lanternway/desk/loading/Found';
import { useRights } from '../rights';
import { KindForm } from './KindForm';

/** How each kind of class is booked. */
export function KindsPage() {
  const asked = useLoaded(readCall(readKinds, {}));
  const { maySet } = useRights();
  return (
    <ClassesFrame
      title="Kinds of class"
      subtitle={
        maySet
          ? 'How long each kind takes, and how it is booked. Classes that are booked already stay as they are.'
          : 'How long each kind takes, and how it is booked. Your role may not change it.'
      }
    >
      <Found asked={asked}>
        {({ kinds }) =>
          kinds.map((kind) => (
            <KindForm
              key={kind.key}
              kind={kind}
              mayChange={maySet}
              reload={asked.reload}
              onSaved={(settings) => {
                const saved = { ...kind, ...settings, version: settings.version + 1 };
                asked.accept({ kinds: kinds.map((each) => (each.key === kind.key ? saved : each)) });
              }}
            />
          ))
        }
      </Found>
    </ClassesFrame>
  );
}
