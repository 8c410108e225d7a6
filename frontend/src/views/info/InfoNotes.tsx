import type { InfoPage } from '../../content/pages/page';

interface InfoNotesProps {
  title: InfoPage['notesTitle'];
  notes: InfoPage['notes'];
}

/** A few boxes, such as what the page does not claim. */
export function InfoNotes({ title, notes }: InfoNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="notes-title">
      <h2 id="notes-title">{title ?? 'Good to know'}</h2>
      <ul className="info-notes">
        {notes.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
