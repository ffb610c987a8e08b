import type { Reading } from '../reading/reading.ts';
import { FAR_PHRASES } from '../vocabulary/depth-phrases.ts';
import type { Ask } from './asks.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';
import type { Claim } from './things.ts';

type Span = { start: number; end: number };

const ENDS = /[.,;:!?。，；、\n]/u;
// Who is behind somebody follows, and is no further off.
const BEHIND = /^(?:behind|dahinter)$/u;
// At the start of a clause it says it of what follows.
const LEADS =
  /(?:^|[.,;:!?。，；、\n]|(?<!\p{L})(?:and|with|und|mit|et|avec|y|con|e|com|en|met|och|med|og|i|z|и|с|і|ve|dan))\s*$/iu;
const ADJECTIVE =
  /^(?:distant|faraway|far-?off|(?:weit )?entfernte|ferne|lejan|lontan|lointain|daleki|далек|verre|uzaktaki|遠くの)/u;

/** What a text says to be far off: "in the distance a castle", "a mill on the horizon", "distant ships". */
export function findFar(
  { text, folded }: Reading,
  language: string,
  { mentions, claims }: { mentions: readonly SceneMention[]; claims: readonly Claim[] },
): (Span & { thing: number })[] {
  const phrases = FAR_PHRASES[language];
  if (!phrases) return [];
  const named = claims
    .filter(({ as }) => as === 'thing')
    .toSorted((a, b) => a.mention.start - b.mention.start);
  return [...folded.matchAll(phrases)].flatMap((found) => {
    const { index: start, 0: phrase } = found;
    const end = start + phrase.length;
    // A word of a name is no word of depth, and what is about a place is not about a thing.
    if (mentions.some((m) => m.end > m.start && m.start <= start && m.end >= end && m.part !== 'relation'))
      return [];
    const next = mentions.find((m) => isNamed(m) && m.start >= end);
    const last = mentions.findLast((m) => isNamed(m) && m.end <= start);
    const leads = ADJECTIVE.test(phrase) || LEADS.test(text.slice(0, start));
    // "In the distance, a castle" goes on behind its comma; "a house in the distance, a girl" does not.
    const between = text.slice(end, next?.start);
    const ahead =
      next && !ENDS.test(leads ? between.replace(/^\s?[,，、]/u, '') : between) ? next : undefined;
    const behind = last && !ENDS.test(text.slice(last.end, start)) ? last : undefined;
    // "A boat on the sea and in the background a tower": the sea is no further off than the boat.
    const first = leads || (behind?.part === 'sign' && ahead?.part === 'thing');
    const host = first ? (ahead ?? behind ?? last) : (behind ?? ahead ?? last);
    const claim = named.find(({ mention }) => mention === host);
    const noun = String(host?.value ?? '');
    if (!claim || (BEHIND.test(phrase) && (isPerson(noun) || isCreature(noun)))) return [];
    return [{ start, end, thing: claim.thing }];
  });
}

/** Whether the prompt has a thing in the distance. */
export const isDistant = (thing: number, asks: readonly Ask[]): boolean =>
  asks.some((ask) => ask.part === 'trait' && ask.trait === 'distant' && ask.thing === thing);

const isNamed = ({ part, start, end }: SceneMention): boolean =>
  end > start && (part === 'thing' || part === 'sign' || part === 'garment' || part === 'unknown');
