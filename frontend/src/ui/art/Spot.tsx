/**
 * A small drawing next to a heading. It is decoration: the heading says the same. Its page imports the drawing, so that no page
 * carries those of others.
 */
export function Spot({ drawing }: { drawing: string }) {
  return <img src={drawing} width={144} height={108} alt="" />;
}
