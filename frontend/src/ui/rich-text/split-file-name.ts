/** A first line that is only a comment with the name of a file, as `# lamp.py`. */
const fileLine = /^\s*(?:#|\/\/|--)\s*([\w-]+\.\w+)\s*\n+/;

/** The name that a program gives itself in its first line, and the program without that line. */
export function splitFileName(text: string): { fileName: string | null; code: string } {
  const [line = '', fileName = null] = fileLine.exec(text) ?? [];
  return { fileName, code: text.slice(line.length) };
}
