import { refundWord } from './orders';

it('calls a refund withdrawn that its own asker took back, and not approved where a second person said no', () => {
  expect(refundWord({ state: 'declined', isWithdrawn: true })).toBe('Withdrawn');
  expect(refundWord({ state: 'declined', isWithdrawn: false })).toBe('Not approved');
  expect(refundWord({ state: 'awaiting_approval', isWithdrawn: false })).toBe('Waits for a second person');
});
