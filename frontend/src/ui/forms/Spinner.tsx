import './form.css';

/** Turns while an answer is being waited for. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return <span className={isLarge ? 'spinner spinner-large' : 'spinner'} aria-hidden />;
}
