import type { Closing as ClosingWords } from '../content/pages/page';
import { ButtonLink } from './links/ButtonLink';
import './styles/closing.css';

/** The end of a page: a sentence of its own and one way on. */
export function Closing({ title, text, link }: ClosingWords) {
  return (
    <aside className="closing" aria-label="Next step">
      <div>
        <h2>{title}</h2>
        {text !== null && <p>{text}</p>}
      </div>
      <ButtonLink look="lantern" size="large" href={link.href}>
        {link.label}
      </ButtonLink>
    </aside>
  );
}
