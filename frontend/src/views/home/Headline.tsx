/** A dash stays with the word before it, so that no line begins with one. The text itself is not changed. */
export function Headline({ text }: { text: string }) {
  const [, before = '', bound = '', after = ''] = /^(.*?)(\S+ [—–])(.*)$/.exec(text) ?? [null, text];
  return (
    <h1>
      {before}
      {bound !== '' && <span className="nb">{bound}</span>}
      {after}
    </h1>
  );
}
