import { type Site } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';
import { Icon } from '../ui/art/Icon';

/** A link to a chat, floating over the page. */
export function ChatButton({ chat }: { chat: NonNullable<Site['chat']> }) {
  return (
    <aside aria-label="Chat">
      <Anchor className="chat" href={chat.url}>
        <Icon name="chat-circle-dots-fill" />
        <span>{chat.label}</span>
      </Anchor>
    </aside>
  );
}
