/** A record that cannot be seeded. The message is one line that names its file, content type and key. */
export class SeedError extends Error {
  override name = 'SeedError';
}

interface FieldProblem {
  path?: (string | number)[];
  message: string;
}

/** The objections of Strapi (or a rule of the content model) to a record, in one line. */
export function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const problems = fieldProblems(error);
  if (problems.length === 0) return oneLine(error.message);
  return oneLine(problems.map(sentence).join(' '));
}

function fieldProblems(error: Error): FieldProblem[] {
  const details: unknown = 'details' in error ? error.details : undefined;
  if (typeof details !== 'object' || details === null || !('errors' in details)) return [];
  return Array.isArray(details.errors) ? details.errors.filter(isFieldProblem) : [];
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'message' in value;
}

function sentence({ path, message }: FieldProblem): string {
  return path && path.length > 0 ? `${path.join('.')}: ${message}` : message;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
