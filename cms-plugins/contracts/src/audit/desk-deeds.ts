import * as classes from '../classes/staff-calls.js';
import * as ownAway from '../classes/own-away.js';
import * as teaching from '../classes/teaching-calls.js';
import { addLead } from '../enquiries/staff-add.js';
import { giveToOthers } from '../enquiries/staff-away.js';
import * as enquiries from '../enquiries/staff-calls.js';
import * as waiting from '../enquiries/waiting.js';
import * as mail from '../mail/staff-calls.js';
import { deed, type AboutRow, type Deed } from './deed.js';

/* What admissions do: enquiries, classes, mails. */

export const enquiryUids = {
  'free-class': 'plugin::enquiries.free-class-request',
  contact: 'plugin::enquiries.contact-message',
  career: 'plugin::enquiries.career-application',
} as const;

const enquiry: AboutRow = {
  kind: 'row',
  uid: { part: 'kind', uids: enquiryUids },
  part: 'id',
  column: 'documentId',
};
const many: AboutRow = { ...enquiry, list: 'items' };
const kept = { keeping: 'deed' } as const;

const ofEnquiries: readonly Deed[] = [
  deed(addLead, {
    action: 'enquiries.add',
    words: 'added the enquiry of',
    about: { kind: 'row', uid: enquiryUids['free-class'], part: null, column: 'documentId' },
    values: ['cameBy'],
    ...kept,
  }),
  deed(enquiries.changeStatus, {
    action: 'enquiries.status',
    words: 'changed the status of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.changeOwner, {
    action: 'enquiries.owner',
    words: 'changed the owner of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.changeNextStep, {
    action: 'enquiries.next-step',
    words: 'changed the next step of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.addNote, { action: 'enquiries.note', words: 'wrote a note to', about: enquiry, ...kept }),
  deed(enquiries.markSuspect, {
    action: 'enquiries.suspect',
    words: 'marked as spam, or as not spam,',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.mergeItems, {
    action: 'enquiries.merge',
    words: 'merged duplicates into',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.unmergeItems, {
    action: 'enquiries.unmerge',
    words: 'undid a merge in',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.scheduleClass, {
    action: 'enquiries.class',
    words: 'scheduled or moved the class of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.cancelClass, {
    action: 'enquiries.class-cancel',
    words: 'cancelled the class of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.setClassOutcome, {
    action: 'enquiries.class-outcome',
    words: 'recorded the outcome of the class of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.recordClass, {
    action: 'enquiries.class-record',
    words: 'recorded a class of',
    about: enquiry,
    ...kept,
  }),
  deed(enquiries.changeMany, {
    action: 'enquiries.bulk',
    words: 'changed, together with others,',
    about: many,
    ...kept,
  }),
  deed(enquiries.exportInbox, { action: 'enquiries.export', words: 'exported enquiries as CSV', ...kept }),
  deed(enquiries.addView, { action: 'enquiries.view', words: 'saved a filter of the inbox', ...kept }),
  deed(enquiries.removeView, {
    action: 'enquiries.view-remove',
    words: 'removed a saved filter of the inbox',
    ...kept,
  }),
  deed(enquiries.openResume, {
    action: 'enquiries.resume',
    words: 'opened the resume of',
    keeping: 'look',
    about: { kind: 'row', uid: enquiryUids.career, part: 'id', column: 'documentId' },
  }),
  deed(enquiries.findPerson, {
    action: 'enquiries.person-find',
    words: 'looked up what is known about an email address',
    keeping: 'look',
  }),
  deed(enquiries.exportPerson, {
    action: 'enquiries.person-export',
    words: 'exported the personal data of an email address',
    ...kept,
  }),
  deed(enquiries.erasePerson, {
    action: 'enquiries.person-erase',
    words: 'erased the personal data of an email address',
    ...kept,
  }),
  deed(enquiries.saveSettings, {
    action: 'settings.desk',
    words: 'changed the settings of the admissions desk',
    about: { kind: 'settings', type: 'plugin', name: 'enquiries', key: 'settings' },
    ...kept,
  }),
];

const ofClasses: readonly Deed[] = [
  deed(classes.saveTeacher, {
    action: 'classes.hours',
    words: 'changed the hours of a teacher',
    about: { kind: 'row', uid: 'plugin::classes.teacher-hours', part: 'key', column: 'teacherKey' },
    ...kept,
  }),
  deed(classes.addException, {
    action: 'classes.exception',
    words: 'added a day off or extra hours',
    values: ['what', 'fromDate', 'fromTime', 'untilDate', 'untilTime'],
    ...kept,
  }),
  deed(classes.removeException, {
    action: 'classes.exception-remove',
    words: 'removed a day off or extra hours',
    about: { kind: 'row', uid: 'plugin::classes.exception', part: 'id', column: 'documentId' },
    ...kept,
  }),
  deed(ownAway.addOwnAway, {
    action: 'classes.away-own',
    words: 'said when they cannot teach',
    values: ['fromDate', 'fromTime', 'untilDate', 'untilTime'],
    ...kept,
  }),
  deed(ownAway.removeOwnAway, {
    action: 'classes.away-own-remove',
    words: 'took back a time in which they could not teach',
    about: { kind: 'row', uid: 'plugin::classes.exception', part: 'id', column: 'documentId' },
    ...kept,
  }),
  deed(classes.saveKind, {
    action: 'classes.kind',
    words: 'changed how classes are booked:',
    about: { kind: 'row', uid: 'plugin::classes.kind', part: 'key', column: 'key' },
    ...kept,
  }),
];

const taught: AboutRow = { ...enquiry, uid: enquiryUids['free-class'] };

const ofTeaching: readonly Deed[] = [
  deed(giveToOthers, {
    action: 'enquiries.classes-to-others',
    words: 'gave another teacher the class of',
    about: { kind: 'row', uid: enquiryUids['free-class'], part: 'id', column: 'documentId', list: 'classes' },
    ...kept,
  }),
  deed(waiting.offerTimes, {
    action: 'enquiries.waiting-offer',
    words: 'mailed free times to the parent of',
    about: taught,
    ...kept,
  }),
  deed(waiting.endWaiting, {
    action: 'enquiries.waiting-end',
    words: 'ended the waiting for a time of',
    about: taught,
    ...kept,
  }),
  deed(teaching.markOwnClass, {
    action: 'classes.mark-own',
    words: 'marked their own class of',
    about: taught,
    ...kept,
  }),
  deed(teaching.markClass, { action: 'classes.mark', words: 'marked the class of', about: taught, ...kept }),
  deed(teaching.writeReport, {
    action: 'classes.report',
    words: 'wrote the report of the class of',
    about: taught,
    ...kept,
  }),
  deed(teaching.sendReport, {
    action: 'classes.report-send',
    words: 'sent the report of the class of',
    about: enquiry,
    ...kept,
  }),
];

const aMail: AboutRow = { kind: 'row', uid: 'plugin::mailer.mail', part: 'id', column: 'id' };

const ofMail: readonly Deed[] = [
  // The open mail is loaded again every few seconds.
  deed(mail.readMail, {
    action: 'mail.read',
    words: 'opened a mail:',
    keeping: 'look',
    about: aMail,
    quietMinutes: 15,
  }),
  deed(mail.sendMailAgain, {
    action: 'mail.again',
    words: 'sent a mail once more:',
    about: aMail,
    ...kept,
  }),
  deed(mail.sendMailNow, {
    action: 'mail.now',
    words: 'sent a waiting mail at once:',
    about: aMail,
    ...kept,
  }),
  deed(mail.sendTestMail, { action: 'mail.test', words: 'sent a test mail to their own address', ...kept }),
];

export const deskDeeds: readonly Deed[] = [...ofEnquiries, ...ofClasses, ...ofTeaching, ...ofMail];
