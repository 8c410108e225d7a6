/** A card's number and its heading. */
export function CardTitle({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <div className="co-step">
      <span aria-hidden="true">{number}</span>
      <h2 id={id}>{title}</h2>
    </div>
  );
}
