import { gathered, type Sighting } from './gathered';

const origin = { source: 'news', medium: '', campaign: '' };

const sighting = (visitKey: string, path: string, event: Sighting['event'] = 'view'): Sighting => ({
  visitKey,
  day: '2026-11-24',
  country: 'IN',
  device: 'phone',
  origin,
  path,
  event,
});

const shown = (gathering: ReturnType<typeof gathered>) =>
  gathering
    .take()
    .map(({ visitKey, firstPath, counts }) => [
      visitKey,
      firstPath,
      [...counts].map(([path, events]) => [path, Object.fromEntries(events)]),
    ]);

it('adds up what one visit does, and gives it once', () => {
  const gathering = gathered();
  for (const path of ['/faq', '/blog', '/faq']) gathering.add(sighting('a', path));
  gathering.add(sighting('b', '/connect', 'form_open'));
  expect(shown(gathering)).toEqual([
    [
      'a',
      '/faq',
      [
        ['/faq', { view: 2 }],
        ['/blog', { view: 1 }],
      ],
    ],
    ['b', '/connect', [['/connect', { form_open: 1 }]]],
  ]);
  expect(gathering.take()).toEqual([]);
});

it('takes back what could not be written, before what came since', () => {
  const gathering = gathered();
  gathering.add(sighting('a', '/faq'));
  const failed = gathering.take();
  gathering.add(sighting('a', '/blog'));
  gathering.add(sighting('a', '/faq'));
  gathering.add(sighting('b', '/'));
  gathering.giveBack(failed);
  expect(shown(gathering)).toEqual([
    [
      'a',
      '/faq',
      [
        ['/faq', { view: 2 }],
        ['/blog', { view: 1 }],
      ],
    ],
    ['b', '/', [['/', { view: 1 }]]],
  ]);
});

it('has no room without end', () => {
  const gathering = gathered();
  const added = Array.from({ length: 20_001 }, (_, index) => gathering.add(sighting(String(index), '/')));
  expect(added.filter((isAdded) => !isAdded)).toHaveLength(1);
  expect(gathering.add(sighting('7', '/'))).toBe(true);
});
