import { campaignOptions, withChosen } from './origins';

it('offers every campaign, and first those without one', () => {
  expect(campaignOptions(['spring', 'winter'], null)).toEqual([
    ['-', 'No campaign'],
    ['spring', 'spring'],
    ['winter', 'winter'],
  ]);
});

it('offers what is chosen once, also where no recent enquiry has it', () => {
  expect(withChosen(['google'], 'poster')).toEqual(['poster', 'google']);
  expect(withChosen(['google'], 'google')).toEqual(['google']);
  expect(campaignOptions([], 'last-year').map(([value]) => value)).toEqual(['-', 'last-year']);
  expect(campaignOptions(['winter'], '-').map(([value]) => value)).toEqual(['-', 'winter']);
});
