/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HoursTable } from './HoursTable';
import { OpenNow } from './OpenNow';

const hours = {
  zone: 'Asia/Kolkata',
  lines: [{ day: 'monday' as const, opens: '09:00', closes: '19:00' }],
};

it('has the hours of the desk in the page itself, and leaves what is open now to the browser', () => {
  expect(renderToString(<HoursTable hours={hours} />)).toContain('09:00 to 19:00');
  const now = renderToString(<OpenNow hours={hours} />);
  expect(now).toContain('Our hours are below, in Kolkata time');
  expect(now).not.toMatch(/Open now|Closed now|is-open|is-closed/);
});
