/** Keeps a dash with the word before it, so that no line begins with a dash. The text itself does not change. */
export function Headline({ text }: { text: string }) {
  const letter = text.search(/\S [—–]/);
  const from = letter === -1 ? text.length : text.lastIndexOf(' ', letter) + 1;
  const to = letter === -1 ? text.length : letter + 3;
  const [before, bound, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return (
    <h1>
      {before}
      {bound !== '' && <span className="nb">{bound}</span>}
      {after}
    </h1>
  );
}
