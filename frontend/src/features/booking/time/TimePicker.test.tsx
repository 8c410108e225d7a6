import { fireEvent, screen, within } from '@testing-library/react';
import {
  field,
  first,
  open,
  pass,
  pick,
  radios,
  second,
  send,
  type Server,
  serveTimes,
  times,
  type,
} from './time-fixture';

jest.setTimeout(20_000);

let server: Server;
let isWide = false;

beforeEach(() => {
  isWide = false;
  sessionStorage.clear();
  server = serveTimes(() => isWide);
});
afterEach(() => jest.useRealTimers());

it('is there once the form says who the class is for, and only if there are times', async () => {
  server.offer = { ...server.offer, times: [] };
  await open();
  expect(screen.queryByText('When suits you?')).toBeNull();
  server.offer = { ...server.offer, times };
  type('Grade', '5');
  await pass(0);
  expect(screen.getByText('When suits you?')).toBeTruthy();
  type('Grade', '11');
  await pass(0);
  expect(screen.queryByText('When suits you?')).toBeNull();
});

it('says how many places a time has left where they are few, and nothing where each child has a class', async () => {
  await open();
  expect(screen.queryByText(/left/)).toBeNull();
  server.offer = { ...server.offer, capacity: 3, places: [1, 2, 3, 2] };
  type('Grade', '5');
  await pass(0);
  const told = radios().map(({ parentElement }) => parentElement?.textContent);
  expect(told.slice(0, 3)).toEqual(['10:00 1 place left', '11:00 2 places left', '19:00']);
});

it('sends the form without a time as ever', async () => {
  await open();
  await send();
  expect(server.to('students')[0]?.body).not.toHaveProperty('slot');
  expect(screen.getByText('Application Submitted')).toBeTruthy();
});

it('shows what is chosen so far next to the form, where the page has room for it', async () => {
  const place = document.createElement('aside');
  place.id = 'so-far';
  document.body.append(place);
  await open();
  await pick(0);
  expect(place.textContent).toBe('');
  document.body.replaceChildren(place);
  isWide = true;
  await open();
  expect(place.textContent).toBe('');
  await pick(0);
  type('Student name', '');
  expect(place.textContent).toContain('A child, grade 4');
  type('Student name', ' Asha  Raman ');
  expect(within(place).getByRole('region', { name: 'Your class so far' }).textContent).toBe(
    'Saturday28NovemberYour class so far10:00 to 10:45UTC (UTC)ForAsha, grade 4CourseMathsCostsNothing',
  );
  fireEvent.click(screen.getByText('None of these times suits'));
  expect(place.textContent).toBe('');
  place.remove();
});

it.each([
  [409, 'taken'],
  [410, 'late'],
  [422, 'never'],
])('offers the nearest times after a %i, and loses nothing that was typed', async (status, reason) => {
  const near = [second, times[2] ?? '', times[3] ?? ''];
  server.hold = () => ({ status, body: { success: false, message: 'Gone.', reason, near } });
  await open();
  await pick(0);
  expect(within(screen.getAllByRole('alert').at(-1) as HTMLElement).getByText(/just gone/)).toBeTruthy();
  expect(radios().slice(0, 3)).toContain(document.activeElement);
  expect(radios()).toHaveLength(5);
  expect(field('Student name').value).toBe('Meera Raman');
  fireEvent.click(screen.getByText('Show all free times'));
  await pass(0);
  expect(screen.getAllByRole('radiogroup', { name: /Saturday, 28 November/ })).not.toEqual([]);
});

it('shows what the server says of the chosen time or zone', async () => {
  await open();
  await pick(0);
  const errors = { 'slot.zone': 'Please choose a time zone.' };
  server.reply = {
    status: 422,
    body: { success: false, message: 'Please check the marked fields.', errors },
  };
  await send();
  expect(screen.getByText('Please choose a time zone.')).toBeTruthy();
});

it('asks for windows where no time suits, and sends them with the form', async () => {
  await open();
  await pick(0);
  fireEvent.click(field('None of these times suits'));
  await pass(0);
  expect(server.to('/release')).toHaveLength(1);
  fireEvent.click(field('Saturday morning, 8 to 12'));
  fireEvent.click(field('Monday evening, 17 to 21'));
  fireEvent.click(field('Tuesday evening, 17 to 21'));
  fireEvent.click(field('Tuesday evening, 17 to 21'));
  expect(screen.getByText('Two windows: Monday evening, Saturday morning.')).toBeTruthy();
  await send();
  const [request] = server.to('/students');
  expect(request?.body['slot']).toBeUndefined();
  expect(request?.body['wishes']).toMatchObject({ windows: ['6-morning', '1-evening'] });
});

it('forgets the windows once a time is chosen after all', async () => {
  await open();
  fireEvent.click(field('None of these times suits'));
  fireEvent.click(field('Saturday morning, 8 to 12'));
  fireEvent.click(screen.getByText('Show all free times'));
  await pick(0);
  await send();
  const [request] = server.to('/students');
  expect(request?.body['wishes']).toBeUndefined();
  expect(request?.body['slot']).toMatchObject({ at: first });
});
