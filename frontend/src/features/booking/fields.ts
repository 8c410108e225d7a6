import {
  type Course,
  freeClass,
  type FreeClassRequest,
  honeypotField,
  type Origin,
} from '@lanternway/contracts/enquiries/site';
import { phoneNumber } from '@lanternway/contracts/fields/fields';
import { mixed, object, string } from 'yup';
import { withDialCode } from '../../ui/forms/phone/country-codes';

/** Pages take a request without a phone, the dialog does not (product rule C2). */
export type BookingVariant = 'page' | 'dialog' | 'landing';

const { name, course, grade, age, parentEmail, notes } = freeClass.request.fields;

const same = { name, course, grade, age, parentEmail, country: string(), notes, [honeypotField]: mixed() };

const noNumber = (value: unknown) => (value === '' ? undefined : value);

const onPage = object({ ...same, phone: phoneNumber().transform(noNumber).notRequired() });

/** The fields of the form: as they are sent, but with the phone in two parts. */
export const bookingSchemas = {
  dialog: object({ ...same, phone: phoneNumber() }),
  page: onPage,
  landing: onPage,
} as const;

export interface Booking {
  name: string;
  course: Course;
  grade?: number | undefined;
  age?: number | undefined;
  parentEmail: string;
  country?: string | undefined;
  phone?: string | null | undefined;
  notes?: string | null | undefined;
  [honeypotField]?: unknown;
}

/** What the form calls its fields. */
export const bookingLabels = {
  name: 'Student name',
  course: 'Course',
  grade: 'Grade',
  age: 'Age',
  parentEmail: 'Parent email',
  phone: 'Phone',
  notes: 'Notes',
} as const;

/** If one of these is empty, the dialog reports that before anything else (specification, validation rules). */
const required = ['name', 'course', 'parentEmail', 'phone'] as const;

export function isMissingSomething(typed: Partial<Record<keyof Booking, unknown>>): boolean {
  return required.some((field) => {
    const value = typed[field];
    return typeof value !== 'string' || value.trim() === '';
  });
}

/** A request with all its fields. Empty ones are undefined and are not sent. */
type Wire = { [Field in keyof Required<FreeClassRequest>]: FreeClassRequest[Field] };

/** Only grade or age is sent, as the course needs: the schema has removed the other. */
export function toWire({ country, phone, ...booking }: Booking, origin: Origin): Wire {
  const parentPhone = withDialCode(country ?? '', phone ?? '');
  const request = { ...booking, parentPhone: parentPhone === '' ? undefined : parentPhone, origin };
  return request as unknown as Wire;
}

/** The server's errors, by the names of this form's fields. */
export function fromWire({ parentPhone, ...errors }: Record<string, string>): Record<string, string> {
  return parentPhone === undefined ? errors : { ...errors, phone: parentPhone };
}
