import { keepOnly } from '../reading/blank.ts';
import { splitClauses } from '../reading/clauses.ts';
import { type Reading, readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import type { Request } from '../request/request-phrases.ts';
import type { Signs } from '../request/signs.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import { findSceneMentions, type SceneMention } from './mentions.ts';
import { countSeen, isName, isPlace, judgeClause, LEADING, OFFERED, SHOWS } from './pictured-clause.ts';

/** Words that say outright that something is to be seen. */
const SHOWING =
  /(?<!\p{L})(?:showing|depicting|that shows|which shows|das zeigt|der zeigt|die zeigt|montrant|qui montre|mostrando|que muestra|que mostra|che mostra|met daarop)(?!\p{L})/iu;
/** "With a glass of wine": a portion that somebody gets. */
const PORTION =
  /^\s*(?:with|mit|avec|con|com|met)\s+(?:(?:an?|ein(?:er|em|e)?|une?|una?|uma?|een)\s+)?(?:(?:glass|cup|mug|plate|bowl|slice|piece|pint) of|glas|tasse|teller|st(?:ü|u)ck|verre|assiette|bol|copa|vaso|taza|plato|copo|xícara|prato|taça|bicchiere|calice|tazza|piatto|kopje|bord)(?!\p{L})/iu;
/** "With children dancing in the square": nobody is served them. */
const WITH_SOMEBODY = /(?<!\p{L})(?:with|mit|avec|con|com|met|с|со|z|ze|med)\s+(?=\p{L})/iu;
/** Scripts without spaces have small signs that no vocabulary knows. */
const MOSTLY_UNSPACED = 0.7;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What is printed for its picture: the words beside the name describe it. */
const PICTURE_MEDIA = /^(?:Book|Magazine|Album) cover$/;
const PICTURE_PRINTS =
  /(?<!\p{L})(?:(?:travel|movie|film|tourism) posters?|postcards?|postkarte|reiseplakat|filmplakat|carte postale|affiche de (?:film|voyage)|p[óo]ster de (?:viaje|viagem)|cartel de viaje|cartolina|ansichtkaart)(?!\p{L})/iu;

export type UnquotedPicture = { request: Request; depicted: Reading };

/**
 * The picture that a request without quotation marks describes beside its words, and the request without it:
 * "poster for jazz night [with a saxophone player under a street lamp], Friday 9pm". The first words are always
 * copy. Undefined when nothing is surely a picture.
 */
export function partPicture(
  masked: string,
  request: Request,
  language: string,
  signs: Signs,
): UnquotedPicture | undefined {
  if (!request.asks) return undefined;
  const reading = readText(masked);
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(masked, mention, language),
  );
  const printed =
    PICTURE_PRINTS.test(masked) ||
    signs.all.some((sign) => sign.part === 'platform' && PICTURE_MEDIA.test(sign.value.name));
  const describes = (clause: Span, bare: boolean): boolean => {
    const text = masked.slice(clause.start, clause.end);
    const says = judgeClause(reading, clause, mentions, language, signs);
    // "Northern lights": where the words are there for the picture, the sky alone describes one.
    if (OFFERED.test(text) || !says || (says === 'setting' && !(bare && printed))) return false;
    const inside = mentions.filter(
      ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
    );
    if (SHOWING.test(text)) return true;
    if (PORTION.test(text) && !isGroup(inside) && !isScene(inside)) return false;
    const { seen, all } = countSeen(reading, clause, inside, language, signs);
    if (bare && UNSPACED.test(text) && isScene(inside)) return seen >= all * MOSTLY_UNSPACED;
    if (bare) return seen === all && (printed || isScene(inside));
    return isScene(inside) || isGroup(inside) || (seen === all && inside.filter(isSeen).length > 1);
  };
  const acts = ({ start, end }: Span): boolean =>
    mentions.some((m) => m.part === 'action' && m.start >= start && m.end <= end);
  const spans: Span[] = [];
  let first = true;
  for (const content of request.content) {
    for (const part of splitClauses(masked.slice(content.start, content.end))) {
      const clause = { start: content.start + part.start, end: content.start + part.end };
      const text = masked.slice(clause.start, clause.end);
      const whole = !first && describes(clause, !LEADING.test(text));
      const shown = whole ? undefined : (SHOWING.exec(text) ?? SHOWS.exec(text));
      const tail = shown && { start: clause.start + shown.index, end: clause.end };
      if (whole) spans.push(clause);
      else if (tail && tail.start > clause.start && describes(tail, false)) spans.push(tail);
      else if (!shown) {
        const led = WITH_SOMEBODY.exec(text);
        const deed = led && { start: clause.start + led.index, end: clause.end };
        if (deed && deed.start > clause.start && acts(deed) && describes(deed, true)) spans.push(deed);
      }
      first = false;
    }
  }
  if (spans.length === 0) return undefined;
  return {
    request: { ...request, content: request.content.flatMap((span) => cutOut(span, spans, masked)) },
    depicted: readText(keepOnly(masked, spans)),
  };
}

const isSeen = (mention: SceneMention): boolean => mention.part === 'thing' || isPlace(mention);

/** Somebody or an animal that does or is somewhere, or a thing at its hour or in its weather: more than words of a list. */
function isScene(inside: readonly SceneMention[]): boolean {
  const living = inside.some((m) => m.part === 'thing' && (isPerson(m.value) || isCreature(m.value)));
  const hour = inside.some((m) => m.part === 'sign' && !isPlace(m));
  return (living && isPlaced(inside)) || (hour && inside.some((m) => m.part === 'thing'));
}

/** Several things that stand somewhere: behind an article they describe a picture. */
const isGroup = (inside: readonly SceneMention[]): boolean =>
  isPlaced(inside) && inside.filter(isSeen).length > 1;

const isPlaced = (inside: readonly SceneMention[]): boolean =>
  inside.some((m) => m.part === 'action' || (m.part === 'relation' && m.value !== 'with'));

function cutOut(span: Span, taken: readonly Span[], text: string): Span[] {
  const inside = taken.filter(({ start, end }) => start >= span.start && end <= span.end);
  const left: Span[] = [];
  let at = span.start;
  for (const { start, end } of [...inside, { start: span.end, end: span.end }]) {
    if (/[\p{L}\p{N}]/u.test(text.slice(at, start))) left.push({ start: at, end: start });
    at = end;
  }
  return left;
}
