import { type Satellite } from '../../content/pages/home';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Icon } from '../../ui/art/Icon';
import { PictureImg } from '../../ui/PictureImg';

export function SatelliteProgram({ program }: { program: Satellite }) {
  return (
    <section className="sat on-night" aria-labelledby="satellite-title">
      <div className="sat-art">
        <PictureImg picture={program.picture} sizes="(max-width: 767px) 120vw, 56vw" />
      </div>
      <div className="wrap">
        <div className="sat-copy">
          <h2 id="satellite-title">{program.title}</h2>
          <p className="lead">{program.lead}</p>
          <ul className="ticks">
            {program.facts.map((fact) => (
              <li key={fact}>
                <Icon name="check-circle-duotone" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
          <ButtonLink look="lantern" size="large" href="/book-free-class">
            {program.buttonLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
