import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { CHAT_OPENING } from '../vocabulary/copy/greetings.ts';
import { REQUEST_WORDS } from '../vocabulary/request/request-words.ts';

const ASKS: ReadonlySet<string> = new Set(['verb', 'drawing-verb', 'artefact', 'strong-artefact']);
const asking = createLexicon(REQUEST_WORDS.filter(({ value }) => ASKS.has(value)));
// The words behind a greeting that decide whether it opens a request.
const LOOKED_AT = 60;

/** "hii can u make a flyer ..." -> "can u make a flyer ...": a greeting in front of a request is said to us. */
export function dropChatOpening(text: string, language: string): string {
  const opening = CHAT_OPENING.exec(text);
  if (!opening) return text;
  const rest = text.slice(opening[0].length);
  const asks = asking.find(readText(rest.slice(0, LOOKED_AT)), language)[0]?.start === 0;
  return asks ? rest : text;
}
