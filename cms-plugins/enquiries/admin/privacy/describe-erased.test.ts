import { describeClasses, describeErased, isAnythingKept } from './describe-erased';

const nothing = { enquiries: 0, resumes: 0, classes: 0, isAccountClosed: false, others: [] };

it('says in words what an erasure has removed', () => {
  expect(
    describeErased({
      enquiries: 2,
      resumes: 1,
      classes: 0,
      isAccountClosed: true,
      others: [{ what: 'Mails sent', count: 12 }],
    }),
  ).toEqual([
    '2 enquiries with everything written about them',
    '1 resume',
    'The account, closed on every device',
    'Mails sent: 12',
  ]);
  expect(describeErased(nothing)).toEqual([]);
});

it('asks staff to inform the teachers of classes that will not take place', () => {
  expect(describeClasses(nothing)).toBeNull();
  expect(describeClasses({ ...nothing, classes: 1 })).toContain('please tell its teacher');
  expect(describeClasses({ ...nothing, classes: 2 })).toContain('2 classes');
});

it('does not take what was done before for something that is still kept', () => {
  const history = [
    { what: 'erased', by: 'Divya', at: '2026-11-02T10:00:00.000Z', reason: 'Asked.' },
  ] as const;
  const findings = { email: 'priya@example.com', enquiries: [], account: null, others: [] };
  expect(isAnythingKept({ ...findings, history: [...history] })).toBe(false);
  expect(isAnythingKept({ ...findings, history: [], others: [{ what: 'Mails sent', count: 1 }] })).toBe(true);
});
