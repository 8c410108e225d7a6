import type { Course, EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { valuesOf } from '@lanternway/server-kit/db/table';

/**
 * What people type into each form, as it is stored. If all of these values are equal, two requests count as the same.
 * What comes with them (a chosen time, a resume) is in the content type.
 */
export const sentAttributes = {
  'free-class': {
    /** The student's. */
    name: { type: 'string', required: true, maxLength: 80 },
    course: { type: 'string', required: true, maxLength: 10, ...valuesOf<Course>() },
    grade: { type: 'integer' },
    age: { type: 'integer' },
    parentEmail: { type: 'string', required: true, maxLength: 254 },
    parentPhone: { type: 'string', maxLength: 20 },
    notes: { type: 'text', maxLength: 2000 },
  },
  contact: {
    name: { type: 'string', required: true, maxLength: 80 },
    email: { type: 'string', required: true, maxLength: 254 },
    message: { type: 'text', required: true, maxLength: 5000 },
  },
  career: {
    name: { type: 'string', required: true, maxLength: 80 },
    email: { type: 'string', required: true, maxLength: 254 },
    mobileNo: { type: 'string', required: true, maxLength: 20 },
    /** The role applied for: the specification's word. */
    course: { type: 'string', required: true, maxLength: 40 },
  },
} as const;

/** What each of them is called at the desk and in the export, in the order of the form. */
export const sentLabels = {
  'free-class': {
    name: 'Student name',
    course: 'Course',
    grade: 'Grade',
    age: 'Age',
    parentEmail: 'Parent email',
    parentPhone: 'Phone',
    notes: 'Notes',
  },
  contact: { name: 'Name', email: 'Email', message: 'Message' },
  career: { name: 'Full name', email: 'Email', mobileNo: 'Mobile number', course: 'Role' },
} as const satisfies { [Kind in EnquiryKind]: Record<keyof (typeof sentAttributes)[Kind], string> };
