import {
  type ComponentType,
  createElement,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Drawn } from './drawn';
import { isTouched } from './fields';
import { nextSign } from './first-sign';
import { fetchPatiently } from './patient';
import './later.css';

const isServer = typeof window === 'undefined';

const forServer: Promise<unknown>[] = [];

/** Resolves when every part can be drawn. Only the build waits for it: its pages have the parts' HTML. */
export const partsForServer = (): Promise<unknown> => Promise.all(forServer);

/**
 * Calls back once the part around it has been taken over, and has been drawn again with what it then found in its fields:
 * until that, a form does not know of a file that was chosen before.
 */
function Arrival({ then }: { then: () => void }) {
  const [isKnown, setKnown] = useReducer(() => true, false);
  useEffect(setKnown, [setKnown]);
  useEffect(() => {
    if (isKnown) then();
  }, [isKnown, then]);
  return null;
}

// The server shows nothing, and React complains there.
const useBeforeSeen = isServer ? useEffect : useLayoutEffect;

/**
 * Stands in for a part whose code is on its way while the page is drawn again, as when the reader follows a link to
 * another place of it. React then gives up what the build has drawn; here the same elements go on.
 */
function StandIn({ drawn }: { drawn: Drawn }) {
  const take = useCallback((place: Element | null) => place && drawn.moveTo(place), [drawn]);
  return createElement('div', { ref: take, className: 'later' });
}

/**
 * Stands before a part, so that what was typed is in the part's elements before the part meets them. It finds the same
 * in new elements as in those that the build has drawn.
 */
function HandOver({ drawn, place }: { drawn: Drawn; place: RefObject<Element> }) {
  useBeforeSeen(() => {
    if (place.current !== null) drawn.handOver(place.current);
  }, [drawn, place]);
  return null;
}

/** The HTML of a part that the build has drawn and its code has not taken over yet. */
function prebuilt(name: string): Element | null {
  return isServer ? null : document.querySelector(`.later[data-part="${name}"]`);
}

interface Late<Props> {
  /** The same for every part with this code. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** Whether the part has something to show that its HTML does not have, such as a draft. */
  isDue: (place: Element) => boolean;
  /** Remembers presses in a place, and returns what repeats the last one. */
  holdPresses: (place: Element) => () => void;
}

/**
 * A part of a page whose code comes with the first thing that a reader does. Until then its HTML is there, and works as
 * far as the browser goes: fields can be filled in, and a press is remembered. On a page that the reader came to by a
 * link of the site, the code comes together with the page's own.
 */
export function later<Props extends object>({
  name,
  load,
  isDue,
  holdPresses,
}: Late<Props>): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => (here = await load());
  if (isServer) forServer.push(fetch());
  else if (prebuilt(name) === null) fetch().catch(() => undefined);
  const Awaited = lazy(async () => {
    const place = prebuilt(name);
    if (place !== null && !isDue(place) && !isTouched(place)) await nextSign();
    return { default: await fetchPatiently(fetch) };
  });

  return function Later(props: Props) {
    // What it starts with stays: another component would begin with empty fields.
    const [Part] = useState<ComponentType<Props>>(() => here ?? (Awaited as unknown as ComponentType<Props>));
    const place = useRef<HTMLDivElement>(null);
    const [presses] = useState<{ isTaken: boolean; release?: () => void }>({ isTaken: false });
    const [take] = useState(() => () => {
      presses.isTaken = true;
      presses.release?.();
    });
    const [drawn] = useState(() => new Drawn());
    useBeforeSeen(() => {
      // The effects of what is inside come first: if there were any, this is no HTML of the build.
      drawn.remember(place.current?.children ?? []);
    }, [drawn]);
    useEffect(() => {
      if (!presses.isTaken && place.current !== null) presses.release = holdPresses(place.current);
    }, [presses]);
    const handOver = createElement(HandOver, { drawn, place });
    const part = createElement(Part, props);
    const arrival = createElement(Arrival, { then: take });
    return createElement(
      'div',
      { ref: place, className: 'later', 'data-part': name },
      createElement(Suspense, { fallback: createElement(StandIn, { drawn }) }, handOver, part, arrival),
    );
  };
}
