import { readFamilyList, writeFamilyList } from './family-list.js';

const filter = { view: 'cohort' as const, from: '2026-09-01', to: '2026-10-31', source: 'Google ads & more' };

it('is read as it was written', () => {
  const written = writeFamilyList({ step: 'paid', filter });
  expect(readFamilyList(written)).toEqual({ step: 'paid', filter });
});

it.each([
  ['without a step', 'view=cohort&from=2026-09-01&to=2026-10-31'],
  ['with a step that there is not', 'step=rich&view=cohort&from=2026-09-01&to=2026-10-31'],
  ['without its days', 'step=paid&view=cohort'],
  ['with a day that there is not', 'step=paid&view=cohort&from=2026-02-30&to=2026-10-31'],
  ['of nothing', ''],
  ['with half of a character', 'step=paid&view=cohort&from=2026-09-01&to=2026-10-31&source=%E0%A4'],
])('is none %s', (_what, written) => {
  expect(readFamilyList(written)).toBeNull();
});
