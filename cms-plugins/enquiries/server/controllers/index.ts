import { desk } from './desk';
import { deskChanges } from './desk-changes';
import { deskMany } from './desk-many';
import { privacy } from './privacy';
import { resumes } from './resumes';
import { settings } from './settings';

/** Every controller of the plugin, by the name under which routes call it. */
export const controllers = {
  desk,
  deskChanges,
  deskMany,
  privacy,
  resumes,
  settings,
};
