/** The paths of the pages about classes in the admin. */
export const classesPage = '/plugins/classes';

/** A teacher's own classes. */
export const dayPage = '/plugins/my-classes';

export const todayPage = `${classesPage}/today`;
export const weekPage = `${classesPage}/week`;
export const seenPage = `${classesPage}/times`;
export const marksPage = `${classesPage}/marks`;
export const waitingPage = `${classesPage}/waiting`;
export const kindsPage = `${classesPage}/kinds`;

export const teacherPage = (key: string): string => `${classesPage}/teachers/${key}`;

/** Where the admissions desk shows a request for a free class. */
export const enquiryPage = (id: string): string => `/plugins/enquiries/free-class/${id}`;
