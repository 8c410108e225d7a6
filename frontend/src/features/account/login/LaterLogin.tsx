import { holdPresses } from '../../../browser/hold-presses';
import { later } from '../../../ui/later/later';
import type { AccountScreenProps } from '../arrival';
import { bringsMore } from '../brings-more';
// The page carries the looks of the form, whose code comes later.
import '../../../ui/forms/form.css';
import '../../../ui/forms/fields.css';

/** `/login` as the build has drawn it; the code of its form comes with the first thing that a visitor does. */
export const LaterLogin = later<AccountScreenProps>({
  name: 'login',
  load: () => import('./LoginScreen').then((part) => part.LoginScreen),
  isDue: bringsMore,
  holdPresses,
});
