import type { OwnAway } from '@lanternway/contracts/classes/own-away';
import { addOwnAway, readOwnAway, removeOwnAway } from '@lanternway/contracts/classes/own-away';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { useForm } from '@lanternway/desk/drafts/use-form';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { Found } from '@lanternway/desk/loading/Found';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { freshDraft } from '../exceptions/draft';
import { Reason, Times } from '../exceptions/Times';
import { periodInWords } from '../words';
import { readOwnDraft } from './draft';

/** Says when one cannot teach: parents are offered no times then. */
export function CantTeach({ zone }: { zone: string }) {
  const asked = useLoaded(readCall(readOwnAway, {}));
  return (
    <Panel title="I can’t teach">
      <Typography>
        Say when. As soon as you save it, parents can no longer book these times, and admissions see that you
        are away. A class that is booked already is yours until admissions have given it to somebody else or
        have called the family.
      </Typography>
      <Found asked={asked}>
        {(away) => (
          <>
            <Known away={away} asked={asked} />
            <AwayForm zone={zone} contact={away.contact} asked={asked} />
          </>
        )}
      </Found>
    </Panel>
  );
}

function Known({ away: { times }, asked }: { away: OwnAway; asked: Asked<OwnAway> }) {
  if (times.length === 0) return null;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="When you do not teach">
      {times.map((time) => (
        <Flex tag="li" key={time.id} justifyContent="space-between" gap={3} wrap="wrap">
          <Typography style={{ overflowWrap: 'anywhere' }}>
            {[
              `${time.isOfEverybody ? 'Everybody is off: ' : ''}${periodInWords(time)}`,
              ...(time.title === '' ? [] : [time.title]),
            ].join(' · ')}
          </Typography>
          {time.isMine ? (
            <TakeBack time={time} asked={asked} />
          ) : (
            <Typography variant="pi" textColor="neutral600">
              set by admissions
            </Typography>
          )}
        </Flex>
      ))}
    </Flex>
  );
}

function TakeBack({ time, asked }: { time: OwnAway['times'][number]; asked: Asked<OwnAway> }) {
  const { send, isBusy } = useChange(asked.reload);
  const period = periodInWords(time);
  return (
    <AskDialog
      open="I can teach after all"
      label={`I can teach after all: ${period}`}
      variant="tertiary"
      title="Can you teach then after all?"
      text={`${period}. Parents can book these times again.`}
      confirm="I can teach"
      isBusy={isBusy}
      onConfirm={async () => {
        const changed = await send(writeCall(removeOwnAway, { id: time.id }, {}), (away) => {
          asked.accept(away);
          return { type: 'success', message: 'Parents can book these times again.' };
        });
        return changed.kind === 'done' ? null : changed.sentence;
      }}
    />
  );
}

interface AwayFormProps {
  zone: string;
  contact: string | null;
  asked: Asked<OwnAway>;
}

function AwayForm({ zone, contact, asked }: AwayFormProps) {
  const form = useForm({
    name: 'classes/own-away',
    fresh: freshDraft(zone),
    read: readOwnDraft,
    callTo: (request) => writeCall(addOwnAway, {}, request),
    message: 'Parents can no longer book these times.',
    reload: asked.reload,
    onSaved: asked.accept,
  });
  const { draft, faults, edit } = form;
  return (
    <StackedForm onSubmit={form.save}>
      <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
      <Times draft={draft} faults={faults} edit={edit} isLocked={false} hasZone={false} />
      <Reason {...{ draft, faults, edit }} readers="admissions" />
      <Refusal sentence={form.refusal} />
      {form.refusal !== null && contact !== null && (
        <Link href={`mailto:${contact}?subject=${encodeURIComponent('I can’t teach')}`}>
          {`Write to admissions: ${contact}`}
        </Link>
      )}
      <Flex>
        <Button type="submit" size="L" loading={form.isBusy}>
          I can’t teach then
        </Button>
      </Flex>
    </StackedForm>
  );
}
