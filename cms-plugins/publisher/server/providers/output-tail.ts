import { stripVTControlCharacters } from 'node:util';

const maxLines = 40;

/** The last lines that a process wrote, without colours and without secrets. */
export function createTail(env: Readonly<Record<string, string>>) {
  const secrets = Object.entries(env)
    .filter(([name, value]) => /TOKEN|SECRET|KEY/.test(name) && value !== '')
    .map(([, value]) => value);
  let kept: string[] = [];
  let unfinished = '';

  const clean = (line: string) =>
    stripVTControlCharacters(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line))
      .trimEnd()
      .slice(0, 300);

  return {
    add(text: string) {
      const lines = (unfinished + text).split(/\r?\n|\r/);
      unfinished = (lines.pop() ?? '').slice(-1_000);
      kept = [...kept, ...lines.map(clean).filter((line) => line.trim() !== '')].slice(-maxLines);
    },
    lines: (): string[] => [...kept, clean(unfinished)].filter((line) => line.trim() !== ''),
  };
}
