import { findScript, type Script } from '../assets/scripts.ts';
import type { DesignRequest } from '../brief/design-request.ts';

// Scripts that the bundled handwriting covers.
const WRITTEN: ReadonlySet<Script> = new Set(['Latin', 'Cyrillic']);

/** Whether the bundled handwriting has every letter of a text; others are set in print. */
const isWritten = (text: string): boolean =>
  [...text].every((letter) => {
    const script = findScript(letter.codePointAt(0) ?? 0);
    return script === undefined || WRITTEN.has(script);
  });

/** The limit of a handwritten style: words that the bundled handwriting has no letters for. */
export const describeHandwriting = ({ copy }: DesignRequest, words: string): string | undefined =>
  isWritten(copy.title)
    ? undefined
    : `“${words}”: the title is set in print, because the handwriting font lacks its letters.`;
