// Databases: SQLite, as no database is asked.
import { metricsIn } from './metric-names';

it('finds the metrics of an expression, and nothing else', () => {
  expect(metricsIn('up{job="cms"} == 0')).toEqual([]);
  expect(metricsIn('max(mail_oldest_seconds) > 900 or sum(made_up) == 0')).toEqual([
    'mail_oldest_seconds',
    'made_up',
  ]);
  expect(
    metricsIn(
      'sum by (le, route) (rate(http_request_duration_seconds_bucket{status=~"5.."}[5m])) > 0.5 * on (job) other',
    ),
  ).toEqual(['http_request_duration_seconds', 'other']);
});
