/** The timers of the specification. */
export const popupAfterMs = 7000;
export const receivedForMs = 5000;
