/** What a link to the booking page can carry: the course, a teacher, and a short course. */
export const wishNames = ['course', 'like', 'short'] as const;
