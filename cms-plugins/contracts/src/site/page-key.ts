/** The pages whose head and texts staff edit as an entry. */
export type PageKey =
  | 'courses_coding'
  | 'courses_math'
  | 'faq'
  | 'teachers'
  | 'blog'
  | 'contact'
  | 'certification'
  | 'stem'
  | 'one_to_one'
  | 'book_free_class'
  | 'connect'
  | 'instructor';
