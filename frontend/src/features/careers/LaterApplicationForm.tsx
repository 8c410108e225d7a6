import { readDraft } from '../../browser/drafts/draft';
import { holdPresses } from '../../browser/hold-presses';
import { later } from '../../ui/later/later';
// The page carries the looks of the form, whose code comes later.
import '../../ui/styles/form-card.css';
import '../../ui/forms/form.css';
import '../../ui/forms/fields.css';
import '../../ui/forms/files/files.css';
import '../../ui/forms/phone/phone.css';

interface LaterFormProps {
  /** The version of the privacy policy that the form links. */
  policyVersion: number | null;
}

/** The form as the build has drawn it; its code comes with the first thing that a reader does. */
export const LaterApplicationForm = later<LaterFormProps>({
  name: 'application',
  load: () => import('./ApplicationForm').then((part) => part.ApplicationForm),
  isDue: () => readDraft('career') !== null,
  holdPresses,
});
