declare module 'linebreak' {
  /** Line breaking opportunities of a text by Unicode Standard Annex 14, in order. */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}
