import { useRef, useState } from 'react';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Which child of a box that scrolls sideways is in its middle, and the way to another one. */
export function useSwiped() {
  const box = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const onScroll = () => {
    if (box.current === null) return;
    const middle = middleOf(box.current);
    const distances = [...box.current.children].map((child) => Math.abs(middleOf(child) - middle));
    setPosition(distances.indexOf(Math.min(...distances)));
  };
  const goTo = (next: number) => {
    const child = box.current?.children[next];
    if (box.current === null || child === undefined) return;
    // How fast it goes is up to the stylesheet, which knows who prefers stillness.
    box.current.scrollBy({ left: middleOf(child) - middleOf(box.current) });
  };
  return { box, position, onScroll, goTo };
}
