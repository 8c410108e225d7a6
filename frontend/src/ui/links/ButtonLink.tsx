import { Anchor, type AnchorProps } from './Anchor';
import { buttonClass, type ButtonLook } from './button-class';

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, className, ...rest }: AnchorProps & ButtonLook) {
  return <Anchor className={buttonClass({ look, size, block }, className)} {...rest} />;
}
