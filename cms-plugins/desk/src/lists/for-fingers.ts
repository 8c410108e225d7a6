/** Where people touch, so that what they touch is 44 px high. For `@media`. */
export const forFingers = '(max-width: 900px), (pointer: coarse)';
