import {
  career,
  type CareerApplication,
  honeypotField,
  type Origin,
  resumeField,
} from '@lanternway/contracts/enquiries/site';
import { phoneNumber } from '@lanternway/contracts/fields/fields';
import { mixed, type ObjectSchema, string } from 'yup';
import { withDialCode } from '../../ui/forms/phone/country-codes';
import { faultOfResume } from './check-resume';

/** The fields of the form: the number without its dial code, and what is known of the file. */
export interface Application extends Omit<CareerApplication, 'origin'> {
  /** The country of the dial code. */
  iso?: string | undefined;
  [resumeField]?: unknown;
  /** Kept in the draft, to ask for the file again after a reload. */
  resumeName?: string | undefined;
}

/** What the form calls its fields. */
export const applicationLabels = {
  name: 'Full name',
  email: 'Email',
  mobileNo: 'Mobile number',
  course: 'Role',
  [resumeField]: 'Resume',
} as const;

/** @param files the chosen files, which are not in the form's own field */
export function applicationSchema(files: readonly File[]): ObjectSchema<Application> {
  const { name, email, course } = career.request.fields;
  const request = career.request.pick([honeypotField]).shape({
    name,
    email,
    iso: string(),
    mobileNo: phoneNumber(),
    course,
    [resumeField]: mixed().test('resume', (_value, { createError }) => {
      const message = faultOfResume(files);
      return message === null || createError({ message });
    }),
    resumeName: string(),
  });
  return request as unknown as ObjectSchema<Application>;
}

/** The form as it is sent, with its file. */
export function toWire(application: Application, resume: File, origin: Origin): FormData {
  const form = new FormData();
  form.set('name', application.name);
  form.set('email', application.email);
  form.set('mobileNo', withDialCode(application.iso ?? '', application.mobileNo));
  form.set('course', application.course);
  form.set(honeypotField, String(application[honeypotField] ?? ''));
  form.set('origin', JSON.stringify(origin));
  // Last, so that the server knows the rest before the file arrives.
  form.set(resumeField, resume, resume.name);
  return form;
}
