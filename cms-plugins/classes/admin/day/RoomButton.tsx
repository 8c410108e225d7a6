import type { TaughtClass } from '@lanternway/contracts/classes/teaching';
import { Button, LinkButton, Typography } from '@strapi/design-system';
import { DateTime } from 'luxon';
import { isOver } from './class-props';

/** The way into the room, or when it opens. Its address is known only from shortly before the class. */
export function RoomButton({ taught, zone, now }: { taught: TaughtClass; zone: string; now: string }) {
  const { room, hasRoom, state, opensAt } = taught;
  if (state !== 'scheduled' || isOver(taught, now)) return null;
  if (!hasRoom)
    return (
      <Typography className="wide" textColor="danger600">
        No room is set. Please ask admissions.
      </Typography>
    );
  if (room !== null)
    return (
      <LinkButton className="wide" size="L" href={room} isExternal>
        Open the room
      </LinkButton>
    );
  return (
    <Button className="wide" size="L" variant="tertiary" disabled>
      {`Room opens ${DateTime.fromISO(opensAt, { zone }).toFormat('HH:mm')}`}
    </Button>
  );
}
