/** Words that say nothing of where a link leads. Lighthouse knows most of them (`link-text`). */
const vague =
  /^((click )?(here|this)|right here|go|start|details|information|((read|learn|see|know|find out) )?more( info(rmation)?| details)?)\W*$/i;

/** Whether the words on a link could be on any other. */
export const isVague = (words: string): boolean => vague.test(words.trim());
