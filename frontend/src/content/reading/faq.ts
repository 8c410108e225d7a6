import type { Blocks } from '../blocks/blocks';

export interface FaqQuestion {
  /** The anchor of the question on its page. */
  id: string;
  question: string;
  answer: Blocks;
  /** The answer as plain text, for searching and for structured data. */
  text: string;
}

export interface FaqGroup {
  slug: string;
  title: string;
  questions: FaqQuestion[];
}
