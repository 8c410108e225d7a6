import { enquiryUids } from './desk-deeds.js';

/** What the log says of the entries of a type that are not content of the site. */
export interface Subject {
  /** What it is called in a sentence, with its title behind it if it has one: 'order'. */
  kind: string;
  /** The column that names an entry and says nothing of a person; null if there is none. */
  title: string | null;
  /** Columns whose values are stored before and after a change. Of all others only the name is. */
  shows: readonly string[];
  /**
   * For an entry about a person: the columns with name and e-mail. The name is read when a line is shown, never stored;
   * by the e-mail the lines are found when the person is erased.
   */
  person?: { name: string; email: string };
  /** Its page below /admin; null if it has none. `:id` stands for its document id. */
  page: string | null;
  /** The permission of those who may read its history; null: only those who read the whole log. */
  readBy: string | null;
}

const desk = 'plugin::enquiries.read';
const finance = 'plugin::payments.read';

const enquiry = (kind: string, email: string, part: string): Subject => ({
  kind,
  title: null,
  shows: [],
  person: { name: 'name', email },
  page: `/plugins/enquiries/${part}/:id`,
  readBy: desk,
});

const ofStaff = (kind: string, title: string, shows: readonly string[], page: string | null): Subject => ({
  kind,
  title,
  shows,
  page,
  readBy: null,
});

const tokenFields = ['name', 'description', 'lifespan', 'expiresAt', 'permissions'];

export const subjects: Readonly<Record<string, Subject>> = {
  [enquiryUids['free-class']]: enquiry('free class request', 'parentEmail', 'free-class'),
  [enquiryUids.contact]: enquiry('message', 'email', 'contact'),
  [enquiryUids.career]: enquiry('application', 'email', 'career'),
  'plugin::users-permissions.user': {
    kind: 'parent’s account',
    title: null,
    shows: [],
    person: { name: 'fullName', email: 'email' },
    page: '/content-manager/collection-types/plugin::users-permissions.user/:id',
    readBy: null,
  },
  'plugin::payments.order': {
    kind: 'order',
    title: 'number',
    shows: ['stage', 'capturedMinor', 'refundedMinor', 'reservedMinor', 'attention'],
    person: { name: 'name', email: 'email' },
    page: '/plugins/payments/orders/:id',
    readBy: finance,
  },
  'plugin::payments.settings-step': ofStaff('proposal', 'step', ['step'], null),
  'plugin::classes.teacher-hours': ofStaff(
    'hours of a teacher',
    'teacherKey',
    ['isActive', 'zone', 'gradesFrom', 'gradesTo', 'agesFrom', 'agesTo', 'roomUrl', 'hours'],
    null,
  ),
  'plugin::classes.exception': ofStaff('day off', 'what', ['what', 'startsAt', 'endsAt'], null),
  'plugin::classes.kind': ofStaff(
    'kind of class',
    'key',
    [
      'isOpen',
      'minutes',
      'pause',
      'step',
      'noticeMinutes',
      'horizonDays',
      'holdMinutes',
      'perTeacherDay',
      'capacity',
    ],
    null,
  ),
  'plugin::mailer.mail': ofStaff('mail', 'kind', ['state'], null),
  'plugin::publisher.approval': ofStaff('request to publish', 'title', ['state'], null),
  'plugin::publisher.build': ofStaff('build', 'number', ['state'], null),
  'plugin::publisher.fault': ofStaff('fault', 'title', ['kind'], null),
  'plugin::publisher.schedule': ofStaff('plan', 'title', ['state', 'at'], null),
  'plugin::upload.file': ofStaff('file', 'name', ['name', 'alternativeText', 'caption', 'folderPath'], null),
  'plugin::upload.folder': ofStaff('folder', 'name', ['name', 'path'], null),
  'admin::user': ofStaff(
    'login',
    'email',
    ['firstname', 'lastname', 'username', 'email', 'isActive', 'blocked', 'roles'],
    '/settings/users/:id',
  ),
  'admin::role': ofStaff('role', 'name', ['name', 'description', 'permissions'], '/settings/roles/:id'),
  'admin::api-token': ofStaff('API token', 'name', [...tokenFields, 'type'], null),
  'admin::transfer-token': ofStaff('transfer token', 'name', tokenFields, null),
  'strapi::webhook': ofStaff('webhook', 'name', ['name', 'url', 'events', 'enabled'], null),
};
