/** What the plugin of classes offers other plugins. They import it from `platform`. */
import type { ClassKind, FreeTimes } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';

/** What classes offers. */
export interface ClassesServices {
  places: ClassPlaces;
  teaching: ClassTeaching;
  timetable: ClassTimetable;
  openings: ClassOpenings;
  absences: ClassAbsences;
}

interface WantedPlace {
  kind: ClassKind;
  /** The child's grade (maths) or age (coding). */
  level: number;
  at: Date;
}

/** A teacher's time that a child has. */
export interface BookedPlace {
  startsAt: Date;
  minutes: number;
  teacherKey: string;
  /** The teacher's name; null where their entry is gone. */
  teacher: string | null;
  /** The address at which the class takes place; null where it is sent by hand. */
  room: string | null;
}

/** A class of an enquiry, and the child's grade (maths) or age (coding). */
interface OwnPlace extends Omit<WantedPlace, 'at'> {
  enquiryId: string;
}

/** Times of teachers, held and booked. No two classes of a teacher overlap, whoever asks at the same moment. */
export interface ClassPlaces {
  /** Takes a free time for some minutes, and returns the hold's name; null if it has gone. Not for use inside a transaction. */
  hold: (wanted: WantedPlace) => Promise<string | null>;
  release: (hold: string) => Promise<void>;
  /**
   * Free times next to one that has gone. With `enquiryId`, also times that only the enquiry's own class blocks. Not for use
   * inside a transaction.
   */
  near: (wanted: WantedPlace, enquiryId?: string) => Promise<Date[]>;
  /** What the site shows of the free times if a class is to be moved. `own`: those that only the class itself blocks. */
  others: (own: OwnPlace) => Promise<FreeTimes & { own: string[] }>;
  /**
   * The teacher whom a class keeps if it is moved to a time that only the class itself blocks. Null for any other time. Not
   * for use inside a transaction.
   */
  keeping: (own: OwnPlace & { at: Date }) => Promise<Pick<StaffPlace, 'teacherKey' | 'minutes'> | null>;
  /**
   * Makes a held time the class of an enquiry, in the caller's transaction. Null where the hold is gone or is one of another
   * time. An enquiry has one place: give the former back first.
   */
  book: (held: { hold: string; kind: ClassKind; at: Date; enquiryId: string }) => Promise<BookedPlace | null>;
  find: (enquiryId: string) => Promise<BookedPlace | null>;
  /** The class is cancelled or moved: the time is free again. In the caller's transaction. */
  giveBack: (enquiryId: string) => Promise<void>;
  /** The address of a small picture of this teacher; null where the entry is not published. */
  portrait: (teacherKey: string) => Promise<string | null>;
  /** What a child is to have ready for such a class. */
  haveReady: (kind: ClassKind) => Promise<string[]>;
  /** Forgets all times that these enquiries have or had. In the caller's transaction. */
  forget: (enquiryIds: readonly string[]) => Promise<void>;
}

/** A teacher, with what is needed to inform them. */
export interface Teacher {
  /** Document id of their entry. */
  key: string;
  name: string;
  zone: string;
  /** The address of their room; null where there is none. */
  room: string | null;
  /** The login of staff that is theirs; null where none is. */
  adminUserId: number | null;
}

/** Which class is whose, for what teachers see of classes and report on them. */
export interface ClassTeaching {
  /** The teacher whose login it is. */
  teacherOf: (adminUserId: number) => Promise<Teacher | null>;
  /** The enquiries with a class of this teacher that begins in this time. */
  classesOf: (teacherKey: string, within: { from: Date; until: Date }) => Promise<string[]>;
  /** The documents of the teachers of the classes that these enquiries have, by enquiry. */
  teacherKeysOf: (enquiryIds: readonly string[]) => Promise<Map<string, string>>;
  /** What teachers are called, by the document of their entry. */
  namesOf: (teacherKeys: readonly string[]) => Promise<Map<string, string>>;
  /** The table whose rows say whose class it is, by the column `enquiry_id`. */
  table: string;
  /** The teachers of the classes that these enquiries have. */
  teachersOf: (enquiryIds: readonly string[]) => Promise<Map<string, Teacher>>;
  /** Whether the teacher's report of such a class is mailed without being read by staff. */
  sendsReports: (kind: ClassKind) => Promise<boolean>;
}

/** A class that staff give a teacher. */
export interface StaffPlace extends WantedPlace {
  teacherKey: string;
  minutes: number;
}

/** A time of a teacher that is taken. */
export interface PlannedClass {
  teacherKey: string;
  startsAt: Date;
  minutes: number;
  /** Held for somebody who fills in the form; not booked yet. */
  isHeld: boolean;
  /** Null while it is held. */
  enquiryId: string | null;
}

export interface Planned {
  /** All that are published, in the site's order, then those who are not and still have classes. */
  teachers: { key: string; name: string; zone: string; isPublished: boolean }[];
  classes: PlannedClass[];
  /** Classes to come, of any period, whose teacher is no longer published. */
  gone: PlannedClass[];
  /** Of one teacher, or of everybody where the key is null. */
  offs: { teacherKey: string | null; startsAt: Date; endsAt: Date; title: string }[];
}

/** What teachers have to do, for the staff who plan it. */
export interface ClassTimetable {
  planned: (from: Date, until: Date) => Promise<Planned>;
  /** Whether parents could book this time of this teacher, if nobody else had it. Not for use inside a transaction. */
  isOffered: (place: StaffPlace) => Promise<boolean>;
  /**
   * Who could give such a class then, in the order in which they are to be asked; notice and horizon do not count. Not for
   * use inside a transaction.
   */
  whoCould: (place: Omit<StaffPlace, 'teacherKey'>) => Promise<{ key: string; name: string }[]>;
  /**
   * Gives an enquiry this time of this teacher in place of the one that it has, in the caller's transaction. False if the
   * teacher is away or has another class then: the transaction must then be rolled back.
   */
  exchange: (given: Omit<StaffPlace, 'level'> & { enquiryId: string }) => Promise<boolean>;
}

/** A time of a teacher that has come free. */
export interface Opening {
  id: string;
  /** Null: of everybody. */
  teacherKey: string | null;
  /** A class can now begin from one moment on, and before the other. */
  startsFrom: Date;
  startsBefore: Date;
  /** Since when it was held. Those who began to wait earlier have seen it as free. Null: it is news for all. */
  heldSince: Date | null;
}

/** Times that have come free, kept until those who wait for a time have been informed. */
export interface ClassOpenings {
  /** The oldest ones. */
  next: (limit: number) => Promise<Opening[]>;
  /** Forgets them, in the caller's transaction. False where another server has: the transaction must then be rolled back. */
  settle: (ids: readonly string[]) => Promise<boolean>;
  /** All times that a child of this grade (maths) or age (coding) is offered, in order. Not for use inside a transaction. */
  freeTimes: (kind: ClassKind, level: number) => Promise<{ at: Date; teacherKeys: string[] }[]>;
}

/** A time in which a teacher cannot teach, though classes of theirs are booked in it. */
export interface AskedAbsence {
  teacher: Teacher;
  startsAt: Date;
  endsAt: Date;
  /** As the teacher says why; may be empty. */
  reason: string;
  /** In order. */
  classes: { enquiryId: string; startsAt: Date }[];
}

/** Tells those who can find somebody else that a teacher asks for it. */
export interface ClassAbsences {
  /** Who tells them; the answer says whether there was anybody to tell. */
  tellBy: (teller: (asked: AskedAbsence) => Promise<boolean>) => void;
  ask: (asked: AskedAbsence) => Promise<boolean>;
}

export const classPlacesOf = (strapi: Core.Strapi): ClassPlaces => strapi.plugin('classes').service('places');
export const classTeachingOf = (strapi: Core.Strapi): ClassTeaching =>
  strapi.plugin('classes').service('teaching');
export const classTimetableOf = (strapi: Core.Strapi): ClassTimetable =>
  strapi.plugin('classes').service('timetable');
export const classOpeningsOf = (strapi: Core.Strapi): ClassOpenings =>
  strapi.plugin('classes').service('openings');
export const classAbsencesOf = (strapi: Core.Strapi): ClassAbsences =>
  strapi.plugin('classes').service('absences');
