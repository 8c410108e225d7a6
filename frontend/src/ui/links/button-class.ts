export interface ButtonLook {
  /** `lantern` is the one warm button of a view; `solid` the ordinary one; `quiet` looks like plain text. */
  look: 'solid' | 'lantern' | 'outline' | 'quiet';
  size?: 'large' | 'small' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

const looks = { solid: 'btn-p', lantern: 'btn-l', outline: 'btn-o', quiet: 'btn-q' };
const sizes = { large: 'btn-lg', small: 'btn-sm' };

/** The classes of a button, for any element. */
export function buttonClass({ look, size, block }: ButtonLook, more?: string): string {
  return ['btn', looks[look], size && sizes[size], block && 'btn-b', more].filter(Boolean).join(' ');
}
