import { createLexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { NEGATIONS } from '../vocabulary/request-words.ts';
import { ABSENCES } from '../vocabulary/scene-negations.ts';
import type { SceneMention } from './mentions.ts';

const negations = createLexicon(NEGATIONS, { foreign: false });
const absences = createLexicon(ABSENCES);
const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);
// A negation reaches over "any", "a single", an adjective; from there on it goes over "and", "or", commas.
const REACH = 26;
const JOINED =
  /^\s*(?:[,、،]\s*|(?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|of|och|eller|og|i|oraz|lub|ani|ve|veya|dan|atau|та|або|і|и|или|ни|或|和|や|と|و|أو|और|या)\s*)+(?:(?:any|no|a|keine?n?)\s+)?(?:[\p{L}-]+\s+)?$/u;

const COMMA = /^\s*[,、،]\s*(?:[\p{L}-]+\s+)?$/u;
const OR_FOLLOWS = /^[^.!?;:]*?[\s,](?:or|nor|oder|noch|ou|ni|o|of|или|ни|أو|या|no|keine?n?)\s/u;

/** The mentions that the prompt wants to be left out: what follows `without`, what stands before `のいない`. */
export function findNegated(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): ReadonlySet<SceneMention> {
  const matter = mentions.filter(({ part }) => part === 'thing' || part === 'sign' || part === 'unknown');
  const negated = new Set<SceneMention>();
  const marks = [
    ...negations.find(reading, language).map((mark) => ({ ...mark, back: NEGATES_BEFORE.has(language) })),
    ...absences.find(reading, language).map((mark) => ({ ...mark, back: mark.value === 'before' })),
  ];
  for (const mark of marks) {
    if (mark.back) {
      const last = matter.findLast(
        ({ start, end }) => start < mark.start && end <= mark.start + 1 && mark.start - end <= 8,
      );
      if (last) negated.add(last);
      // "बिना लोगों के": the Hindi word also stands before.
      if (last || language !== 'hi') continue;
    }
    let from = mark.end;
    let reach = REACH;
    for (const mention of matter.filter(({ start }) => start >= mark.end)) {
      const gap = reading.text.slice(from, mention.start);
      if (gap.length > reach || /[.!?;:]/.test(gap) || (from !== mark.end && !JOINED.test(gap))) break;
      // "Without people, empty shelves": the comma ends it, unless an "or" still comes.
      if (from !== mark.end && COMMA.test(gap) && !OR_FOLLOWS.test(reading.text.slice(from))) break;
      if (
        from === mark.end &&
        mentions.some((m) => m.part === 'relation' && m.start >= from && m.end <= mention.start)
      )
        break;
      negated.add(mention);
      from = mention.end;
      reach = REACH;
    }
  }
  return negated;
}

/** Things in order, without those that a text wants to be left out: "no people". */
export function dropNegated<Value>(
  reading: Reading,
  language: string,
  nouns: readonly Mention<Value>[],
): Mention<Value>[] {
  const things = nouns.map(({ start, end }): SceneMention => ({ part: 'thing', value: '', start, end }));
  const negated = findNegated(reading, language, things);
  return nouns.filter(({ start }) => ![...negated].some((mention) => mention.start === start));
}
