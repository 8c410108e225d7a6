import { readDraft } from '../../browser/drafts/draft';
import { holdPresses } from '../../browser/hold-presses';
import { later } from '../../ui/later/later';
import type { MessageContext } from './send';
// The page carries the looks of the form, whose code comes later.
import '../../ui/styles/form-card.css';
import '../../ui/forms/form.css';
import '../../ui/forms/fields.css';

/** The form as the build has drawn it; its code comes with the first thing that a reader does. */
export const LaterMessageForm = later<MessageContext>({
  name: 'message',
  load: () => import('./MessageForm').then((part) => part.MessageForm),
  isDue: () => readDraft('contact') !== null,
  holdPresses,
});
