import { findScript, type Script } from '../assets/scripts.ts';

// Scripts that the bundled hand has letters for.
const WRITTEN: ReadonlySet<Script> = new Set(['Latin', 'Cyrillic']);

/** Whether the bundled handwriting has every letter of a text; others come out as print. */
export const isWritten = (text: string): boolean =>
  [...text].every((letter) => {
    const script = findScript(letter.codePointAt(0) ?? 0);
    return script === undefined || WRITTEN.has(script);
  });
