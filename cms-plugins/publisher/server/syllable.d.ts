/** It is the last version that CommonJS can load, and has no types of its own. */
declare module 'syllable' {
  /** The number of syllables of an English text. */
  function syllable(text: string): number;
  export = syllable;
}
