import { filterOf, groupsOf, readAddress } from './address';

const read = (query: string) => readAddress(new URLSearchParams(query));

it('shows the families of the last weeks by source, where the address says nothing', () => {
  expect(read('')).toMatchObject({ view: 'cohort', from: null, to: null, by: 'source' });
  expect(filterOf(read(''))).toBe('view=cohort');
});

it('takes what it knows from the address, and nothing else', () => {
  const address = read('view=activity&from=2026-10-01&to=soon&by=age&source=Google&course=%00math');
  expect(address).toMatchObject({ view: 'activity', from: '2026-10-01', to: null, by: 'source' });
  expect(filterOf(address)).toBe('view=activity&from=2026-10-01&source=Google&course=math');
  expect(groupsOf({ ...address, by: 'page' })).toContain('by=page');
});
