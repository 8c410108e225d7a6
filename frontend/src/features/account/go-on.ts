import { navigate } from 'gatsby';
import { goTo } from '../../browser/navigation';
import { destinationOf } from '../../ui/links/destination';

/** Goes to any page of the site. It replaces the present page in the history, whose work is done. */
export function goOn(path: string): void {
  if (destinationOf(path) === 'page') void navigate(path, { replace: true });
  else goTo(path);
}
