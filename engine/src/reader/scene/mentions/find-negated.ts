import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { ABSENCES } from '../../../lexicon/word-lists.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { NEGATIONS } from '../../signs/sign-words.ts';
import type { SceneMention } from './scene-mention.ts';

const negations = createLexicon(NEGATIONS, { foreign: false });
const absences = createLexicon(ABSENCES);
const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);
// Characters from a negation to its noun: room for "any", "a single", an adjective. "And", "or" and commas extend it.
const REACH = 26;
const JOINED = bilingualRule(
  'u',
)`^\s*(?:[,、،]\s*|(?:${'and'}|${'or'})\s*)+(?:(?:${'no'}|${'any'})\s+)?(?:[\p{L}-]+\s+)?$`;

const CLAUSE_END = /[,、،。.!?;:]/;
const COMMA = /^\s*[,、،]\s*(?:[\p{L}-]+\s+)?$/u;
const OR_FOLLOWS = bilingualRule('u')`^[^.!?;:]*?[\s,](?:${'or'}|${'no'})\s`;

/** Finds the mentions that the prompt excludes: after `without`, before `のいない`. */
export function findNegated(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): ReadonlySet<SceneMention> {
  const matter = mentions.filter(({ part }) => part === 'thing' || part === 'sign' || part === 'unknown');
  const negated = new Set<SceneMention>();
  const marks = [
    ...negations.find(reading, language).map((mark) => ({ ...mark, back: NEGATES_BEFORE.has(language) })),
    ...absences.find(reading, language).map((mark) => ({ ...mark, back: mark.value === 'absent-before' })),
  ];
  for (const mark of marks) {
    if (mark.back) {
      const last = matter.findLast(
        ({ start, end }) =>
          start < mark.start &&
          end <= mark.start + 1 &&
          mark.start - end <= 8 &&
          // "桜と橋の風景、文字なし": without letters, with a bridge.
          !CLAUSE_END.test(reading.text.slice(end, mark.start)),
      );
      if (last) negated.add(last);
      // "बिना लोगों के": the Hindi word may also precede its noun.
      if (last || language !== 'hi') continue;
    }
    let from = mark.end;
    let reach = REACH;
    for (const mention of matter.filter(({ start }) => start >= mark.end)) {
      const gap = reading.text.slice(from, mention.start);
      if (gap.length > reach || /[.!?;:]/.test(gap) || (from !== mark.end && !JOINED(language).test(gap)))
        break;
      // "Without people, empty shelves": a comma ends the negation, unless an "or" follows.
      if (from !== mark.end && COMMA.test(gap) && !OR_FOLLOWS(language).test(reading.text.slice(from))) break;
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

/** Drops the nouns that a text excludes: "no people". */
export function dropNegated<Value>(
  reading: Reading,
  language: string,
  nouns: readonly Mention<Value>[],
): Mention<Value>[] {
  const things = nouns.map(({ start, end }): SceneMention => ({ part: 'thing', value: '', start, end }));
  const negated = findNegated(reading, language, things);
  return nouns.filter(({ start }) => ![...negated].some((mention) => mention.start === start));
}
