import type { InfoPage } from '../../../content/pages/page';

/** How long each course takes: a table, and on phones a block for each row. */
export function Durations({ page }: { page: InfoPage }) {
  const { durations, durationsTitle, durationsLead } = page;
  if (durations.length === 0) return null;
  return (
    <section className="section durations" aria-labelledby="durations-title">
      <div className="wrap">
        <div className="head">
          <h2 id="durations-title">{durationsTitle ?? 'How long it takes'}</h2>
          {durationsLead !== null && <p className="lead">{durationsLead}</p>}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">Course</th>
              <th scope="col">Usually</th>
              <th scope="col">Sessions</th>
              <th scope="col">Piece of work</th>
            </tr>
          </thead>
          <tbody>
            {durations.map(({ course, usually, sessions, work }) => (
              <tr key={course}>
                <th scope="row">{course}</th>
                <td data-label="Usually">{usually}</td>
                <td data-label="Sessions" className="num">
                  {sessions}
                </td>
                <td data-label="Piece of work">{work}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
