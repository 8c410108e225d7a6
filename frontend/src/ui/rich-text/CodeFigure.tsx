import { useEffect, useRef, useState } from 'react';
import { namedScrollArea } from '../scroll-area';
import { splitFileName } from './split-file-name';

/** How long the button says what it did. */
const doneMs = 4000;

interface CodeFigureProps {
  /** As the editor names it, such as `python`. */
  language: string;
  text: string;
}

type Done = 'Copied' | 'Selected' | null;

/** Copies a text. Where that is not allowed, the element is selected, and the usual keys copy it. */
async function copyOrSelect(text: string, element: Node | null): Promise<Done> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    return 'Selected';
  }
}

/** A program as it is typed, with every space. It scrolls inside itself, by keyboard too. */
export function CodeFigure({ language, text }: CodeFigureProps) {
  const { fileName, code } = splitFileName(text);
  const caption = fileName ?? `${language.charAt(0).toUpperCase()}${language.slice(1)}`;
  const program = useRef<HTMLPreElement>(null);
  const [done, setDone] = useState<Done>(null);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => setDone(null), doneMs);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <figure className="code">
      <figcaption>
        <span>{caption}</span>
        <button type="button" onClick={() => void copyOrSelect(code, program.current).then(setDone)}>
          {done ?? 'Copy'}
          <span className="vh"> {caption}</span>
        </button>
      </figcaption>
      <pre ref={program} {...namedScrollArea(`Program: ${caption}`)}>
        <code>{code}</code>
      </pre>
      <span className="vh" role="status">
        {done}
      </span>
    </figure>
  );
}

/** What a program answers, line by line. */
export function OutputBlock({ text }: { text: string }) {
  return (
    <pre className="out" {...namedScrollArea('What the computer answers')}>
      <code>{text}</code>
    </pre>
  );
}
