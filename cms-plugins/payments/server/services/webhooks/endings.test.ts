import { eventBackOff } from './endings';

it('tries a message again soon, then less and less often, and never gives up', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => eventBackOff(attempts) / 1000);
  expect(seconds).toEqual([5, 15, 45, 135, 405, 600, 600, 600]);
});
