/** A timer of the specification. */
export const receivedForMs = 5000;
