interface StrapiRefusal {
  error?: { details?: { errors?: { value?: unknown }[] } };
}

/** Removes what was sent from a refusal: Strapi's repeats each refused value, and one may be a password. */
export function forgetValues(body: unknown): void {
  const errors = (body as StrapiRefusal | null)?.error?.details?.errors;
  if (Array.isArray(errors)) for (const error of errors) delete error.value;
}
