import type { SentQuery } from './query';

/** What a story needs from a browser. An element belongs to the page that was open when it was found. */
export interface Driver<Element> {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  find(query: SentQuery): Promise<Element | null>;
  press(element: Element): Promise<void>;
  /** Empties a field and types into it, key by key. */
  type(element: Element, text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
