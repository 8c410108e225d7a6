import type { Closing as ClosingWords } from '../content/pages/page';
import { ButtonLink } from './links/ButtonLink';
import './styles/closing.css';

/** The end of a page: a sentence of its own and a way on, or two. */
export function Closing({ title, text, link, second }: ClosingWords) {
  const lantern = (
    <ButtonLink look="lantern" size="large" href={link.href}>
      {link.label}
    </ButtonLink>
  );
  return (
    <aside className="closing" aria-label="Next step">
      <div>
        <h2>{title}</h2>
        {text !== null && <p>{text}</p>}
      </div>
      {second === null ? (
        lantern
      ) : (
        <div className="ways">
          <ButtonLink look="outline" size="large" href={second.href}>
            {second.label}
          </ButtonLink>
          {lantern}
        </div>
      )}
    </aside>
  );
}
