import { quoteGreeting } from './greeting-card.ts';
import { quoteFields } from './labelled-fields.ts';
import { quotePlaced } from './placed-words.ts';
import { quoteVersion } from './versioned-name.ts';
import { quoteWork } from './work-cover.ts';

/** Words whose role is told by what stands beside them are read like quoted ones. */
export function quoteSaid(text: string, language: string): string {
  const readers = [quoteVersion, quoteWork, quotePlaced, quoteFields, quoteGreeting];
  return readers.reduce((said, quote) => quote(said, language), text);
}
