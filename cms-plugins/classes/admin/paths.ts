/** The paths of the pages about classes in the admin. */
export const classesPage = '/plugins/classes';

/** A teacher's own classes. */
export const dayPage = '/plugins/my-classes';

export const teacherPage = (key: string): string => `${classesPage}/teachers/${key}`;

/** Where the admissions desk shows a request for a free class. */
export const enquiryPage = (id: string): string => `/plugins/enquiries/free-class/${id}`;

/** Where staff add an enquiry of somebody who called. */
export const addPage = '/plugins/enquiries/add';
