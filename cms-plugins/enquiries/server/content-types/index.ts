import { careerApplication } from './career-application';
import { classReport } from './class-report';
import { contactMessage } from './contact-message';
import { event, privacyRecord, scheduledClass, view } from './desk-records';
import { freeClassRequest } from './free-class-request';

export const contentTypes = {
  'free-class-request': freeClassRequest,
  'contact-message': contactMessage,
  'career-application': careerApplication,
  event,
  'scheduled-class': scheduledClass,
  'class-report': classReport,
  view,
  'privacy-record': privacyRecord,
};
