import { draftOf, readDraft } from './draft';

const settings = {
  retentionDays: { 'free-class': 730, contact: 365, career: 365, resume: 180, suspect: 0 },
  notify: { 'free-class': ['asha@example.com', 'divya@example.com'], contact: [], career: [] },
  hours: { zone: 'Asia/Kolkata', from: '09:00', to: '19:00', days: [1, 2, 3, 4, 5], replyHours: 4 },
};

it('types the settings and reads them again', () => {
  const draft = draftOf(settings);
  expect(draft.days.contact).toBe('365');
  expect(draft.notify['free-class']).toBe('asha@example.com\ndivya@example.com');
  expect(readDraft(draft)).toEqual({ kind: 'valid', value: settings });
});

it('takes addresses however they are listed', () => {
  const { days, notify, hours } = draftOf(settings);
  const typed = { ...notify, contact: ' Meera@example.com, noah@example.com;\n\n kavya@example.com ' };
  expect(readDraft({ days, notify: typed, hours })).toMatchObject({
    value: { notify: { contact: ['meera@example.com', 'noah@example.com', 'kavya@example.com'] } },
  });
});

it('says what is wrong by the field it was typed in', () => {
  const { days, notify, hours } = draftOf(settings);
  const typed = {
    hours: { ...hours, zone: '', to: '08:00', days: [], replyHours: '100' },
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
      'hours.zone': 'Please choose a time zone.',
      'hours.to': 'The day must end after it begins.',
      'hours.days': 'Please choose a day.',
      'hours.replyHours': 'Please give 1 to 72 hours.',
    },
  });
});
