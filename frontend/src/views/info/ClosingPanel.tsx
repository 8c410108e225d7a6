import type { InfoPage } from '../../content/pages/page';
import { ButtonLink } from '../../ui/links/ButtonLink';

export function ClosingPanel({ closing }: Pick<InfoPage, 'closing'>) {
  if (closing === null) return null;
  return (
    <aside className="wrap closing-wrap" aria-label="Next step">
      <div className="card closing">
        <div>
          <h2>{closing.title}</h2>
          {closing.text !== null && <p>{closing.text}</p>}
        </div>
        <ButtonLink look="lantern" size="large" href={closing.link.href}>
          {closing.link.label}
        </ButtonLink>
      </div>
    </aside>
  );
}
