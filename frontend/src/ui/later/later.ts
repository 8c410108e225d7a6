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
 * Calls back once React has taken over the part around it, and has drawn it again with what it found in its fields. Before
 * that, a form does not know of a file that was chosen earlier.
 */
function Arrival({ then }: { then: () => void }) {
  const [isKnown, setKnown] = useReducer(() => true, false);
  useEffect(setKnown, [setKnown]);
  useEffect(() => {
    if (isKnown) then();
  }, [isKnown, then]);
  return null;
}

// On the server React would complain about a layout effect, and nothing is shown there.
const useBeforeSeen = isServer ? useEffect : useLayoutEffect;

/**
 * Stands in for a part whose code is still on its way when the page is drawn again, as when the reader follows a link to
 * another place on it. React then gives up what the build has drawn; this keeps the same elements on the page.
 */
function StandIn({ drawn }: { drawn: Drawn }) {
  const take = useCallback((place: Element | null) => place && drawn.moveTo(place), [drawn]);
  return createElement('div', { ref: take, className: 'later' });
}

/**
 * Comes before a part in the tree, so that its effect runs first: what was typed is in the part's elements before the part's
 * own effects read them, whether these elements are new or drawn by the build.
 */
function HandOver({ drawn, place }: { drawn: Drawn; place: RefObject<Element> }) {
  useBeforeSeen(() => {
    if (place.current !== null) drawn.handOver(place.current);
  }, [drawn, place]);
  return null;
}

/** The HTML that the build has drawn for a part, as long as the part's code has not taken it over. */
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
    // The component chosen at the start stays: another one would begin with empty fields.
    const [Part] = useState<ComponentType<Props>>(() => here ?? (Awaited as unknown as ComponentType<Props>));
    const place = useRef<HTMLDivElement>(null);
    const [presses] = useState<{ isTaken: boolean; release?: () => void }>({ isTaken: false });
    const [take] = useState(() => () => {
      presses.isTaken = true;
      presses.release?.();
    });
    const [drawn] = useState(() => new Drawn());
    useBeforeSeen(() => {
      // The effects inside run first. If one has run, the elements are not the build's, and this call no longer counts.
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
