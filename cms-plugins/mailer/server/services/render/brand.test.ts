import { neutralColours } from '@lanternway/contracts/brand/colours';
import { toBrand } from './brand';

const config = { publicUrl: 'https://lanternway.example' };

it('takes the brand from the settings', () => {
  const settings = {
    brandName: ' Lanternway ',
    tagline: 'Light.',
    email: 'a@b.example',
    phone: '+91 1',
    other: 1,
  };
  expect(toBrand(settings, config)).toEqual({
    name: 'Lanternway',
    tagline: 'Light.',
    email: 'a@b.example',
    phone: '+91 1',
    colours: neutralColours,
  });
});

it.each([[null], [{}], [{ brandName: ' ', email: '', phone: null, tagline: 3 }]])(
  'does without settings: %j',
  (settings) => {
    expect(toBrand(settings, config)).toEqual({
      name: 'lanternway.example',
      tagline: null,
      email: null,
      phone: null,
      colours: neutralColours,
    });
  },
);

it('ends a tagline that has no end', () => {
  const taglineOf = (tagline: string) => toBrand({ tagline }, config).tagline;
  expect(['Light', 'Light.', 'Light?'].map(taglineOf)).toEqual(['Light.', 'Light.', 'Light?']);
});
