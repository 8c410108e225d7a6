import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { countWaiting, waitingRows } from './waiting-rows';

const stateWith = (parts: Partial<PublishingState>): PublishingState =>
  ({ problem: null, hold: null, isAwake: true, ...parts }) as PublishingState;

it('counts what somebody can see to', () => {
  expect(countWaiting(stateWith({ problem: { kind: 'broken' } as PublishingState['problem'] }))).toBe(1);
  expect(countWaiting(stateWith({}))).toBe(0);
});

it('tells that publishing is off, and does not count it', () => {
  const off = stateWith({ isAwake: false });
  expect(waitingRows(off).map(({ badge }) => badge)).toEqual(['Off']);
  expect(countWaiting(off)).toBe(0);
});
