// The measuring tools are in their own folder and only installed when they are used, so their types may be missing.
declare module 'lighthouse' {
  export interface Audit {
    numericValue?: number;
    details?: { items?: { resourceType?: string; transferSize?: number }[] };
  }
  export interface LighthouseResult {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
    runWarnings: string[];
    runtimeError?: { message: string };
  }
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    /** The most requests of one connection in a second. */
    connectionRate?: number;
    /** The most requests of all connections in a second. */
    overallRate?: number;
    /** How often the end is looked for, in ms. */
    sampleInt: number;
    /** In seconds. */
    timeout: number;
    requests: { setupRequest: (request: Request) => Request }[];
  }
  export interface Run {
    on(
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, tookMs: number) => void,
    ): Run;
    on(event: 'reqError', heard: (error: Error) => void): Run;
  }
  export default function autocannon(options: Options, done: (error: Error | null) => void): Run;
}
