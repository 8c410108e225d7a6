import { Box, Flex, Link, Main, Typography } from '@strapi/design-system';
import { Cog, Lock, User } from '@strapi/icons';
import { Page, useAuth } from '@strapi/strapi/admin';
import { Fragment, useEffect, useMemo, useState, type ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  desksIn,
  numbersIn,
  ownHomeFor,
  partsFor,
  sideCards,
  type HomeCards,
  type OwnHome,
} from './home-part';
import { Panel } from '../parts/Panel';
import { Quick } from './Quick';
import { waitingForYou } from './Waiting';

/** The admin's home. */
export function HomePage() {
  const permissions = useAuth('HomePage', ({ permissions }) => permissions);
  const own = useMemo(() => ownHomeFor(permissions), [permissions]);
  return own === null ? <DeskHome /> : <LoadedHome own={own} />;
}

function LoadedHome({ own }: { own: OwnHome }) {
  const [Home, setHome] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    void own.load().then((loaded) => {
      if (isShown) setHome(() => loaded.Home);
    });
    return () => {
      isShown = false;
    };
  }, [own]);
  return Home === null ? <Page.Loading /> : <Home />;
}

/** What waits, this week in numbers, and quick ways, from the desks that this person may read. */
function DeskHome() {
  const user = useAuth('HomePage', ({ user }) => user);
  const permissions = useAuth('HomePage', ({ permissions }) => permissions);
  const cards = useCards(permissions);
  const now = new Date();
  const mayInvite = permissions.some(({ action }) => action === 'admin::users.create');
  const name = user?.firstname ?? user?.username ?? '';
  return (
    <Main>
      <Page.Title>Home</Page.Title>
      <Box padding={{ initial: 4, medium: 6, large: 8 }}>
        <Typography tag="h1" variant="alpha">
          {name === '' ? greetingAt(now) : `${greetingAt(now)}, ${name}`}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {day.format(now)}
        </Typography>
        {cards === null ? <Page.Loading /> : <Cards cards={cards} mayInvite={mayInvite} />}
      </Box>
    </Main>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function useCards(permissions: readonly { action: string }[]): HomeCards[] | null {
  const parts = useMemo(() => partsFor(permissions), [permissions]);
  const [cards, setCards] = useState<HomeCards[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void Promise.all(parts.map(({ load }) => load())).then((loaded) => {
      if (isShown) setCards(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [parts]);
  return cards;
}

function Cards({ cards, mayInvite }: { cards: readonly HomeCards[]; mayInvite: boolean }) {
  const isAlone = desksIn(cards).length === 1;
  const Numbers = numbersIn(cards);
  const side = sideCards(cards);
  return (
    <Columns>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Panel title={isAlone ? waitingForYou : 'Waiting for someone'} hasOwnHead={isAlone}>
          {cards.map(({ Waiting }, index) => (
            <Fragment key={index}>{Waiting !== undefined && <Waiting isAlone={isAlone} />}</Fragment>
          ))}
        </Panel>
        {side.map(({ Also }, index) => (
          <Fragment key={index}>{Also !== undefined && <Also />}</Fragment>
        ))}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {Numbers !== null && (
          <Panel title="This week in numbers" action={<MoreNumbers cards={cards} />}>
            <Numbers />
          </Panel>
        )}
        <Panel title="Quick">
          <Flex direction="column" alignItems="stretch" gap={2}>
            {side.map(({ Quick: Ways }, index) => (
              <Fragment key={index}>{Ways !== undefined && <Ways />}</Fragment>
            ))}
            {mayInvite && <Quick links={peopleLinks} />}
          </Flex>
        </Panel>
        {side.map(({ Aside }, index) => (
          <Fragment key={index}>{Aside !== undefined && <Aside />}</Fragment>
        ))}
      </Flex>
    </Columns>
  );
}

const MoreNumbers = ({ cards }: { cards: readonly HomeCards[] }) =>
  cards.map(
    ({ moreNumbers: more }) =>
      more !== undefined && (
        <Link key={more.to} tag={NavLink} to={more.to}>
          {more.label}
        </Link>
      ),
  );

const peopleLinks = [
  { label: 'Invite a colleague', icon: <User />, to: '/settings/users' },
  { label: 'Roles and who may do what', icon: <Lock />, to: '/settings/roles' },
  { label: 'Settings', icon: <Cog />, to: '/settings' },
];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: 1.6rem;
  align-items: start;
  padding-top: 1.6rem;

  a {
    min-height: 2.4rem;
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
