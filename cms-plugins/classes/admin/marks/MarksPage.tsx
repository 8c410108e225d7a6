import {
  markLabels,
  type ClassMark,
  type UnmarkedClass,
  type UnmarkedPage,
} from '@lanternway/contracts/classes/teaching';
import { markClass, readUnmarked } from '@lanternway/contracts/classes/teaching-calls';
import { writeCall, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { sayZone, browserZone } from '@lanternway/desk/format/zones';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { enquiryPage } from '../paths';
import { useRights } from '../rights';
import { momentIn } from '../words';
import { CancelledByUs } from './CancelledByUs';
import { markedWords } from './words';
import { forFingers } from '@lanternway/desk/lists/for-fingers';

/** Classes that ended a day ago and of which nobody has said how they went. */
export function MarksPage() {
  const asked = useLoaded(readCall(readUnmarked, {}));
  return (
    <ClassesFrame
      title="Marks missing"
      subtitle="Classes that ended a day ago or more. The teacher was asked two hours after the end."
    >
      <Found asked={asked}>{(page) => <Unmarked page={page} asked={asked} />}</Found>
    </ClassesFrame>
  );
}

interface UnmarkedProps {
  page: UnmarkedPage;
  asked: Asked<UnmarkedPage>;
}

function Unmarked({ page: { classes, hasMore }, asked }: UnmarkedProps) {
  if (classes.length === 0) return <Nothing>No mark is missing.</Nothing>;
  return (
    <>
      <Cards label="Classes without a mark">
        {classes.map((each) => (
          <Row key={each.id} unmarked={each} asked={asked} />
        ))}
      </Cards>
      {hasMore && (
        <Typography textColor="neutral600">There are more. They appear once these are marked.</Typography>
      )}
    </>
  );
}

function Row({ unmarked, asked }: { unmarked: UnmarkedClass; asked: Asked<UnmarkedPage> }) {
  const { id, name, course, teacher, startsAt, minutes, joinedAt } = unmarked;
  const zone = browserZone();
  return (
    <Card edge="danger600">
      <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap">
        <div>
          <Link tag={NavLink} to={enquiryPage(id)}>
            {name}
          </Link>
          <Typography tag="p">
            {`${momentIn(startsAt, zone)} (${sayZone(zone)}), ${String(minutes)} minutes`}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {`Free ${course === 'math' ? 'maths' : 'coding'} class · ${teacher ?? 'no teacher'} · ${
              joinedAt === null ? 'Join was not pressed' : 'Join was pressed'
            }`}
          </Typography>
        </div>
        <Marks unmarked={unmarked} asked={asked} />
      </Flex>
    </Card>
  );
}

function Marks({ unmarked, asked }: { unmarked: UnmarkedClass; asked: Asked<UnmarkedPage> }) {
  const { send, isBusy } = useChange(asked.reload);
  const { mayMark } = useRights();
  const { id, name, sequence, state } = unmarked;
  if (!mayMark) return null;

  async function mark(chosen: ClassMark): Promise<string | null> {
    const changed = await send(writeCall(markClass, { id }, { sequence, state, mark: chosen }), (page) => {
      asked.accept(page);
      return { type: 'success', message: markedWords[chosen] };
    });
    return changed.kind === 'refused' ? changed.sentence : null;
  }

  return (
    <Ways>
      {(['attended', 'no-show'] as const).map((each) => (
        <Button
          key={each}
          size="L"
          variant={each === 'attended' ? 'secondary' : 'tertiary'}
          aria-label={`${markLabels[each]}: ${name}`}
          disabled={isBusy}
          onClick={() => {
            void mark(each);
          }}
        >
          {markLabels[each]}
        </Button>
      ))}
      <CancelledByUs who={name} isBusy={isBusy} onConfirm={() => mark('cancelled')} />
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media ${forFingers} {
    button {
      min-height: 44px;
    }
  }
`;
