import { draftOf, readDraft } from './draft';

const settings = {
  retentionDays: { 'free-class': 730, contact: 365, career: 365, resume: 180, suspect: 0 },
  notify: { 'free-class': ['asha@example.com', 'divya@example.com'], contact: [], career: [] },
};

it('types the settings and reads them again', () => {
  const draft = draftOf(settings);
  expect(draft.days.contact).toBe('365');
  expect(draft.notify['free-class']).toBe('asha@example.com\ndivya@example.com');
  expect(readDraft(draft)).toEqual({ kind: 'valid', value: settings });
});

it('takes addresses however they are listed', () => {
  const { days, notify } = draftOf(settings);
  const typed = { ...notify, contact: ' Meera@example.com, noah@example.com;\n\n kavya@example.com ' };
  expect(readDraft({ days, notify: typed })).toMatchObject({
    value: { notify: { contact: ['meera@example.com', 'noah@example.com', 'kavya@example.com'] } },
  });
});

it('says what is wrong by the field it was typed in', () => {
  const { days, notify } = draftOf(settings);
  const typed = {
    days: { ...days, 'free-class': '', contact: '29', career: 'a year', resume: '30.5' },
    notify: { ...notify, 'free-class': 'asha@example.com\nnobody', career: 'nobody@example' },
  };
  expect(readDraft(typed)).toEqual({
    kind: 'invalid',
    errors: {
      'days.free-class': 'Please give a number of days.',
      'days.contact': 'Please give 0 (keep) or 30 to 3650 days.',
      'days.career': 'Please give a number of days.',
      'days.resume': 'Please give a whole number of days.',
      'notify.free-class': 'A valid email address is required.',
      'notify.career': 'A valid email address is required.',
    },
  });
});
