/** The specification's timers. */
export const popupAfterMs = 7000;
export const receivedForMs = 5000;
