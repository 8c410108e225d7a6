import { fingerprintsOf } from './manifest';

it('knows a backup of an earlier key while the key is being replaced', () => {
  const [earlier = ''] = fingerprintsOf('the earlier key');
  expect(fingerprintsOf('a new key, the earlier key')).toContain(earlier);
  expect(fingerprintsOf('a new key, the earlier key')[0]).not.toBe(earlier);
  expect(fingerprintsOf('a new key')).not.toContain(earlier);
});
