import type { Track } from '../../content/courses/course';
import { PlanUnit } from '../../features/pricing/PlanUnit';
import { buttonClass } from '../../ui/links/button-class';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { PictureImg } from '../../ui/PictureImg';
import { agesLabel } from './age-range';
import { detailsId } from './dialog-ids';
import './tracks.css';

export function TrackSheet({ track }: { track: Track }) {
  return (
    <article className="sheet plan">
      <PictureImg className="ic" picture={track.icon} sizes="176px" />
      <span className="chip">{agesLabel(track.ages)}</span>
      <h3>{track.title}</h3>
      <p className="small">{track.summary}</p>
      <PlanUnit pricesMinor={track.pricesMinor} bought={track.bought} place="card">
        {track.usually !== null && `. Most take ${track.usually}.`}
      </PlanUnit>
      <div className="btns">
        <DialogButton
          does="show-modal"
          dialog={detailsId(track.slug)}
          className={buttonClass({ look: 'solid', block: true })}
        >
          Read More<span className="vh">{` about ${track.title}`}</span>
        </DialogButton>
        <ButtonLink look="quiet" block href={`/course/${track.slug}`}>
          <ButtonWord of="planPage" usual="View plan page" />
          <span className="vh">{`: ${track.title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
