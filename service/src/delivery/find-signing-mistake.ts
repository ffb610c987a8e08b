import { acceptedSigningTexts, type QueryPair, signedReadings } from '@cardwright/contract';
import { CARD_PATH } from './card-request.ts';
import type { RequestTarget } from './types.ts';

/** A text that was signed in place of an accepted one, and what to change. */
export type SigningMistake = { text: string; advice: string };

// Each candidate costs an HMAC over the whole text.
const MAX_QUERY = 8192;
const MAX_PAIRS = 30;
const EXTENSIONS = ['', '.png', '.jpg'];

/** The usual mistake that was made, if `isSigned` accepts the text that it leads to. */
export function findSigningMistake(
  target: RequestTarget,
  pairs: readonly QueryPair[],
  known: { templates: readonly string[]; baseUrl: string },
  isSigned: (text: string) => boolean,
): SigningMistake | undefined {
  if (target.query.length > MAX_QUERY) return undefined;
  for (const mistake of listMistakes(target, pairs, known)) if (isSigned(mistake.text)) return mistake;
  return undefined;
}

function* listMistakes(
  { path }: RequestTarget,
  pairs: readonly QueryPair[],
  { templates, baseUrl }: { templates: readonly string[]; baseUrl: string },
): Generator<SigningMistake> {
  for (const reading of signedReadings(pairs)) {
    for (const text of acceptedSigningTexts(path, reading)) {
      const query = text.slice(path.length + 1);
      yield { text: `${text}\n`, advice: 'The signed text ends with a newline; sign it without.' };
      for (const start of ['', '?', `${path.slice(1)}?`, `${path.slice(CARD_PATH.length)}?`])
        yield { text: start + query, advice: `The signed text must begin with ${path}?.` };
      yield {
        text: baseUrl + text,
        advice: 'The signed text must not contain the origin; it begins with the path.',
      };
      yield {
        text: text.replaceAll('&', '&amp;'),
        advice: 'The text was HTML-escaped before it was signed.',
      };
      yield { text: `${text}&sig=`, advice: 'The signed text must not contain `sig`.' };
    }
    const signed = reading.filter(({ name }) => name !== 'sig');
    yield {
      text: `${path}?${signed.map(({ raw }) => raw).join('&')}`,
      advice: 'The parameters must be sorted by name before signing.',
    };
  }
  for (const other of templates.flatMap((name) => EXTENSIONS.map((end) => CARD_PATH + name + end)))
    if (other !== path)
      for (const text of acceptedSigningTexts(other, pairs))
        yield { text, advice: `The URL was signed for ${other}, not for ${path}.` };
  for (const left of pairs.slice(0, MAX_PAIRS).filter(({ name }) => name !== 'sig'))
    for (const text of acceptedSigningTexts(
      path,
      pairs.filter((pair) => pair !== left),
    ))
      yield { text, advice: `\`${left.name.slice(0, 64)}\` was added after signing.` };
}
