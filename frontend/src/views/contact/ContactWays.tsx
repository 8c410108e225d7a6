import type { Desk } from '../../content/site/desk';
import type { Site } from '../../content/site/site';
import { OpenNow } from '../../features/contact/hours/OpenNow';
import { Anchor } from '../../ui/links/Anchor';
import { ContactWay } from './ContactWay';

function Answer({ text }: { text: string | null }) {
  return text === null ? null : (
    <p>
      <b>{text}</b>
    </p>
  );
}

/** Phone, chat and e-mail, each with how soon it is answered. */
export function ContactWays({ site, desk }: { site: Site; desk: Desk }) {
  return (
    <ul className="contact-ways">
      <ContactWay
        icon="phone-duotone"
        title="Call"
        link={
          <a className="num" href={site.phoneHref}>
            {site.phone}
          </a>
        }
        answer={desk.hours && <OpenNow hours={desk.hours} />}
        note="Best for a quick question."
      />
      {site.chat !== null && (
        <ContactWay
          icon="chat-circle-dots-duotone"
          title="Chat"
          link={<Anchor href={site.chat.url}>{site.chat.label}</Anchor>}
          answer={<Answer text={desk.chatAnswer} />}
          note="Opens in your messaging app."
        />
      )}
      <ContactWay
        icon="envelope-simple-duotone"
        title="Write"
        link={<a href={`mailto:${site.email}`}>{site.email}</a>}
        answer={<Answer text={desk.mailAnswer} />}
        note={
          <>
            Best when you have details to share. Or <Anchor href="/connect">send a message</Anchor> from here.
          </>
        }
      />
    </ul>
  );
}
