import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Span } from '../../spans.ts';
import { isAlive } from '../mentions/resolve-parents.ts';
import type { Claim, SceneMention } from '../mentions/scene-mention.ts';

const FAR = languageRule('gu')`${'farPhrases'}`;
const ENDS = /[.,;:!?。，；、\n]/u;
// People "behind" somebody follow them and are not in the distance.
const BEHIND = bilingualRule('u')`^${'behindAdverbs'}$`;
// At the start of a clause the phrase refers to what follows.
const LEADS = bilingualRule('iu')`(?:^|[.,;:!?。，；、\n]|(?<!\p{L})(?:${'and'}|${'with'}))\s*$`;
const ADJECTIVE = bilingualRule('u', { folded: true })`^${'distantAdjectives'}`;

/** Finds the things in the distance: "in the distance a castle", "a mill on the horizon", "distant ships". */
export function findDistantThings(
  { text, folded }: Reading,
  language: string,
  { mentions, claims }: { mentions: readonly SceneMention[]; claims: readonly Claim[] },
): (Span & { thing: number })[] {
  const named = claims
    .filter(({ as }) => as === 'thing')
    .toSorted((a, b) => a.mention.start - b.mention.start);
  return [...folded.matchAll(FAR(language))].flatMap((found) => {
    const { index: start, 0: phrase } = found;
    const end = start + phrase.length;
    // Part of another noun, or said of a place.
    if (mentions.some((m) => m.end > m.start && m.start <= start && m.end >= end && m.part !== 'relation'))
      return [];
    const next = mentions.find((m) => isNamed(m) && m.start >= end);
    const last = mentions.findLast((m) => isNamed(m) && m.end <= start);
    const leads = ADJECTIVE(language).test(phrase) || LEADS(language).test(text.slice(0, start));
    // "In the distance, a castle" continues after its comma; "a house in the distance, a girl" does not.
    const between = text.slice(end, next?.start);
    const ahead =
      next && !ENDS.test(leads ? between.replace(/^\s?[,，、]/u, '') : between) ? next : undefined;
    const behind = last && !ENDS.test(text.slice(last.end, start)) ? last : undefined;
    // "A boat on the sea and in the background a tower": the tower is distant, not the sea.
    const first = leads || (behind?.part === 'sign' && ahead?.part === 'thing');
    const host = first ? (ahead ?? behind ?? last) : (behind ?? ahead ?? last);
    const claim = named.find(({ mention }) => mention === host);
    const noun = String(host?.value ?? '');
    if (!claim || (BEHIND(language).test(phrase) && isAlive(noun))) return [];
    return [{ start, end, thing: claim.thing }];
  });
}

const isNamed = ({ part, start, end }: SceneMention): boolean =>
  end > start && (part === 'thing' || part === 'sign' || part === 'garment' || part === 'unknown');
