/** The variables of the inner port, on which Prometheus reads what the server measures. */
import { EnvError, text, wholeNumber, type Source } from './env-values';

export interface MetricsEnv {
  host: string;
  port: number;
}

/** Null where nothing is to be measured. */
export function readMetrics(source: Source, publicPort: () => number): MetricsEnv | null {
  if (text(source, 'METRICS_PORT') === null) return null;
  const port = wholeNumber(source, 'METRICS_PORT', { fallback: 0, min: 1, max: 65535 });
  if (port === publicPort()) {
    throw new EnvError(`METRICS_PORT must be another port than PORT, and both are ${String(port)}.`);
  }
  return { host: text(source, 'METRICS_HOST') ?? '127.0.0.1', port };
}
