import { type Site } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';
import { Icon } from '../ui/art/Icon';
import { useSteppingAside } from './use-stepping-aside';

/** A link to a chat, floating over the page. It gives way to whatever can be pressed beneath it. */
export function ChatButton({ chat }: { chat: NonNullable<Site['chat']> }) {
  const { element, place } = useSteppingAside<HTMLElement>();
  return (
    <aside ref={element} className="chat-place" data-place={place} aria-label="Chat">
      <Anchor className="chat" href={chat.url}>
        <Icon name="chat-circle-dots-fill" />
        <span>{chat.label}</span>
      </Anchor>
    </aside>
  );
}
