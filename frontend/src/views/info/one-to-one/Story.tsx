import type { InfoPage } from '../../../content/pages/page';
import { Lantern, type LanternPaper } from '../../../ui/art/Lantern';
import { PictureImg } from '../../../ui/PictureImg';
import { RichText } from '../../../ui/rich-text/RichText';

type Beat = InfoPage['beats'][number];

/** Of the lanterns along the string. */
const papers: LanternPaper[] = ['honey', 'rose', 'honey', 'peacock', 'honey', 'rose', 'peacock'];

/** What was said, written or drawn at that minute. */
function Exhibit({ look, shown, picture, caption }: Beat) {
  return (
    <figure className={`see see-${look}`}>
      {shown.length > 0 && <RichText className="prose a" content={shown} />}
      {picture !== null && <PictureImg picture={picture} sizes="(min-width: 768px) 352px, 72vw" />}
      {caption !== null && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}

interface StoryProps {
  title: InfoPage['storyTitle'];
  lead: InfoPage['storyLead'];
  beats: Beat[];
}

/** A class on a string: each lantern carries its minute; words and exhibit change sides. */
export function Story({ title, lead, beats }: StoryProps) {
  if (beats.length === 0) return null;
  return (
    <section className="section graph" id="story" aria-labelledby="story-title">
      <div className="wrap">
        <div className="head story-head">
          <h2 id="story-title">{title ?? 'One class, minute by minute'}</h2>
          {lead !== null && <p className="lead">{lead}</p>}
        </div>
        <ol className="story">
          {beats.map((beat, index) => (
            <li key={beat.minute} className="beat">
              <Lantern number={beat.minute} unit="minutes in" paper={papers[index % papers.length]} />
              <div className="say">
                <h3>{beat.title}</h3>
                <p>{beat.text}</p>
              </div>
              <Exhibit {...beat} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
