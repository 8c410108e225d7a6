/** What fields are called where splitting their names into words would not do. */
const names: Readonly<Record<string, string>> = {
  adminUserId: 'login',
  agesFrom: 'youngest age',
  agesTo: 'oldest age',
  alertTo: 'mails about trouble to',
  alternativeText: 'description for those who cannot see it',
  at: 'when',
  by: 'grouped by',
  cameBy: 'how it came',
  capacity: 'children in a class',
  capturedMinor: 'amount paid',
  destinationFolderId: 'to the folder',
  documentId: 'entry',
  documentIds: 'entries in order',
  endsAt: 'ends',
  expiresAt: 'valid until',
  fileIds: 'files',
  firstname: 'first name',
  folderIds: 'folders',
  folderPath: 'folder',
  fromDate: 'from the day',
  fromTime: 'from the time',
  gradesFrom: 'lowest grade',
  gradesTo: 'highest grade',
  gstin: 'GSTIN',
  hold: 'publishing stays stopped',
  holdMinutes: 'minutes for which a time is held',
  horizonDays: 'days ahead that can be booked',
  isStrictAbroad: 'rupees from abroad are refused',
  lastname: 'last name',
  lut: 'letter of undertaking',
  mergedInto: 'merged into',
  needsSecond: 'a second person is needed',
  nextStepAt: 'time of the next step',
  noticeMinutes: 'minutes before which it must be booked',
  pause: 'minutes between classes',
  perTeacherDay: 'classes of a teacher in a day',
  phoneDigits: 'phone',
  refundedMinor: 'amount refunded',
  reservedMinor: 'amount reserved for refunds',
  roomUrl: 'room',
  sac: 'services accounting code',
  secondPersonFrom: 'second person for refunds from',
  startsAt: 'starts',
  uid: 'kind of entry',
  untilDate: 'until the day',
  untilTime: 'until the time',
  url: 'address',
  yearStartsIn: 'first month of the financial year',
};

/** The same, where a field is called something else in one type. */
const namesIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plugin::payments.order': { stage: 'state', attention: 'needs attention' },
  'plugin::classes.kind': { step: 'minutes from one time to the next' },
  'plugin::enquiries.free-class-request': { stage: 'status' },
  'plugin::enquiries.contact-message': { stage: 'status' },
  'plugin::enquiries.career-application': { stage: 'status' },
};

const found = (table: Readonly<Record<string, string>> | undefined, field: string): string | undefined =>
  table !== undefined && Object.hasOwn(table, field) ? table[field] : undefined;

/** 'amount reserved for refunds' for `reservedMinor`; else the words in the name. */
export function nameInWords(field: string, uid: string | null): string {
  const own = uid !== null && Object.hasOwn(namesIn, uid) ? namesIn[uid] : undefined;
  return found(own, field) ?? found(names, field) ?? splitName(field);
}

/** The words in a name: 'next step' for `nextStep`. One that is words already, or a number, stays. */
export function splitName(name: string): string {
  if (!/^[a-z][a-zA-Z\d_]*$/.test(name)) return name;
  return name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/(?:Minor|Ids?|Key)$/, '')
    .replace(/_/g, ' ')
    .replace(/[A-Z]/g, ' $&')
    .trim()
    .toLowerCase();
}
