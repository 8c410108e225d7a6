import type { ScheduledClass } from '@lanternway/contracts/enquiries/staff-item';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Badge, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { timeInZone } from '../../format';
import { browserZone, formatZone } from '../../zones';
import { CancelClass } from './CancelClass';
import { ClassForm } from './ClassForm';
import type { PartProps } from '../ItemPage';

/** Schedules, moves or cancels the free class. The parent gets a mail each time. */
export function ClassPanel({ item, change, isBusy }: PartProps) {
  const [isMoving, setIsMoving] = useState(false);
  const agreed = item.scheduledClass;
  const isAgreed = agreed?.state === 'scheduled';
  return (
    <Panel title="The class">
      {agreed === null ? (
        <Typography textColor="neutral600">No class has been agreed yet.</Typography>
      ) : (
        <Agreed agreed={agreed} />
      )}
      {change !== null && (!isAgreed || isMoving) && (
        <ClassForm
          item={item}
          change={change}
          isBusy={isBusy}
          onDone={() => {
            setIsMoving(false);
          }}
        />
      )}
      {change !== null && isAgreed && (
        <Flex gap={2} wrap="wrap">
          <Button
            variant="secondary"
            onClick={() => {
              setIsMoving(!isMoving);
            }}
          >
            {isMoving ? 'Leave it as it is' : 'Move the class'}
          </Button>
          <CancelClass item={item} change={change} isBusy={isBusy} />
        </Flex>
      )}
    </Panel>
  );
}

function Agreed({ agreed }: { agreed: ScheduledClass }) {
  const { state, startsAt, zone, minutes, link, sequence } = agreed;
  const mine = browserZone();
  const isCancelled = state === 'cancelled';
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Badge
        backgroundColor={isCancelled ? 'neutral150' : 'success100'}
        textColor={isCancelled ? 'neutral700' : 'success700'}
      >
        {isCancelled ? 'Cancelled' : sequence === 0 ? 'Invited' : 'Moved'}
      </Badge>
      <Typography style={isCancelled ? { textDecoration: 'line-through' } : {}}>
        {`${timeInZone(startsAt, zone)}, ${String(minutes)} minutes`}
      </Typography>
      <Typography
        variant="pi"
        textColor="neutral600"
      >{`On the parent's clock: ${formatZone(zone)}`}</Typography>
      {zone !== mine && (
        <Typography variant="pi" textColor="neutral600">
          {`On yours (${formatZone(mine)}): ${timeInZone(startsAt, mine)}`}
        </Typography>
      )}
      {link !== null && !isCancelled && (
        <Link href={link} isExternal style={{ overflowWrap: 'anywhere' }}>
          {link}
        </Link>
      )}
    </Flex>
  );
}
