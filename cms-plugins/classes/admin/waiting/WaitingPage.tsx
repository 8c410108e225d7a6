import {
  endWaiting,
  offerTimes,
  readWaitingList,
  type WaitingPage as Waiting,
  type WaitingRow,
} from '@lanternway/contracts/enquiries/waiting';
import { writeCall, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { sayZone } from '@lanternway/desk/format/zones';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { enquiryPage } from '../paths';
import { useRights } from '../rights';
import { momentIn } from '../words';
import { forFingers } from '@lanternway/desk/lists/for-fingers';

/** Families for whom none of the free times suited, the longest first. */
export function WaitingPage() {
  const asked = useLoaded(readCall(readWaitingList, {}));
  return (
    <ClassesFrame
      title="Waiting for a time"
      subtitle="When a time that suits them becomes free, the three families who have waited longest get an email with a link to book it."
    >
      <Found asked={asked}>{(page) => <Rows page={page} asked={asked} />}</Found>
    </ClassesFrame>
  );
}

function Rows({ page: { rows, hasMore }, asked }: { page: Waiting; asked: Asked<Waiting> }) {
  if (rows.length === 0) return <Nothing>No one is waiting for a time.</Nothing>;
  return (
    <>
      <Cards label="Families that wait for a time">
        {rows.map((row) => (
          <Row key={row.id} row={row} asked={asked} />
        ))}
      </Cards>
      {hasMore && (
        <Typography textColor="neutral600">There are more. They appear once these have a time.</Typography>
      )}
    </>
  );
}

function Row({ row, asked }: { row: WaitingRow; asked: Asked<Waiting> }) {
  const { id, name, course, level, since, zone, windows, offeredAt, times } = row;
  const clock = sayZone(zone);
  const child =
    level === null ? '' : course === 'math' ? `, grade ${String(level)}` : `, age ${String(level)}`;
  return (
    <Card edge={times.length > 0 ? 'warning600' : 'neutral200'}>
      <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap">
        <div>
          <Link tag={NavLink} to={enquiryPage(id)}>
            {name}
          </Link>
          <Typography tag="p">{`${windows} (${clock})`}</Typography>
          <Typography tag="p">
            {times.length === 0
              ? 'Nothing is free then.'
              : `Free: ${times.map((at) => momentIn(at, zone)).join(' · ')} (${clock})`}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {`Free ${course === 'math' ? 'maths' : 'coding'} class${child} · waits since ${momentIn(since, zone)} · ${
              offeredAt === null ? 'not yet mailed' : `mailed ${momentIn(offeredAt, zone)}`
            }`}
          </Typography>
        </div>
        <Ways row={row} asked={asked} />
      </Flex>
    </Card>
  );
}

function Ways({ row: { id, name, times }, asked }: { row: WaitingRow; asked: Asked<Waiting> }) {
  const { send, isBusy } = useChange(asked.reload);
  const { mayMark } = useRights();
  if (!mayMark) return null;

  async function change(
    call: typeof offerTimes | typeof endWaiting,
    message: string,
  ): Promise<string | null> {
    const changed = await send(writeCall(call, { id }, {}), (page) => {
      asked.accept(page);
      return { type: 'success', message };
    });
    return changed.kind === 'refused' ? changed.sentence : null;
  }

  return (
    <Buttons>
      <LinkButton tag={NavLink} to={enquiryPage(id)} size="L" variant="tertiary" aria-label={`Book: ${name}`}>
        Book
      </LinkButton>
      {times.length > 0 && (
        <AskDialog
          open="Offer times"
          label={`Offer times: ${name}`}
          size="L"
          title={`Mail ${name}’s parent the free times?`}
          text="They get the next free times that suit them and a link to book one. At most one such mail a day."
          confirm="Send the mail"
          isBusy={isBusy}
          onConfirm={() => change(offerTimes, 'The mail is on its way.')}
        />
      )}
      <AskDialog
        open="End waiting"
        label={`End waiting: ${name}`}
        variant="ghost"
        size="L"
        title={`End waiting for ${name}?`}
        text="They get no more mails about free times. The enquiry stays as it is."
        confirm="End waiting"
        isBusy={isBusy}
        onConfirm={() => change(endWaiting, 'They no longer wait for a time.')}
      />
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media ${forFingers} {
    a,
    button {
      min-height: 44px;
    }
  }
`;
