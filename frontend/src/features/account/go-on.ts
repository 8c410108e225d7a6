import { navigate } from 'gatsby';
import { goTo } from '../../browser/navigation';
import { destinationOf } from '../../ui/destination';

/** Leads on to any page of the site. The present one takes no place in the history, since its work is done. */
export function goOn(path: string): void {
  if (destinationOf(path) === 'page') void navigate(path, { replace: true });
  else goTo(path);
}
