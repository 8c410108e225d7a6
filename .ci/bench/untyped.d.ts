// Lighthouse is in its own folder and only installed when it is used, so its types may be missing.
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
