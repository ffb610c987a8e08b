import type { Clause } from '../reading/clauses.ts';
import type { Signs } from './signs.ts';

const WHATS_NEW =
  /(?:what['’]?s new|new in |neu in |neu bei|nouveautés|quoi de neuf|novedades|novidades|novità|nieuw in|что нового|nyheter|新機能|更新内容|更新|새로운 기능)/iu;
// Wishes, even at the end of a list of features.
const ENDS_IN_LOOKS =
  /(?:background|backdrop|style|styled|colou?rs?|palette|look|vibe|fonts?|typography|tones?|aesthetic|gradient|layout|hintergrund|stil|farben|fond|couleurs|fondo|colores|cores|sfondo|colori|фон|цвета)$/iu;

const BETWEEN_ITEMS = /^(?:[,;、，；]|\s+[-*•·–]\s)/u;

/** "Changelog: dark mode, shortcuts, 14 fixes": between two items behind a colon even "dark" is an item. */
export function keepListed(
  text: string,
  clauses: readonly Clause[],
  isStyle: boolean[],
  signs: Signs,
): (index: number) => boolean {
  const colon = clauses.findIndex(
    ({ separator }, index) => index > 0 && /^(?:[:：]|\s[–—-]\s|—)/.test(separator),
  );
  if (colon < 1 || isStyle[colon - 1]) return () => false;
  let last = colon - 1;
  for (let index = colon; index < clauses.length; index++) {
    const clause = clauses[index];
    if (!clause || (index > colon && !BETWEEN_ITEMS.test(clause.separator))) break;
    if ((signs.at.get(clause.start) ?? []).some(({ part }) => part === 'opener' || part === 'verb')) break;
    if (!isStyle[index]) last = index;
  }
  // "cheap, clean, simple": single words to the end are items, whatever they say of looks.
  const single = clauses.slice(colon).every(({ start, end }) => !/\s/.test(text.slice(start, end)));
  if (single && last > colon) last = clauses.length;
  // "Quillbox 3.2: offline mode, faster search, new dark theme": what a release brings is listed to the end.
  const body = clauses[colon]?.start ?? 0;
  const released =
    WHATS_NEW.test(text.slice(0, body)) ||
    signs.all.some((sign) => sign.part === 'kind' && sign.value.kind === 'release' && sign.start < body);
  const brought = (index: number): boolean => {
    const clause = clauses[index];
    const words = clause ? text.slice(clause.start, clause.end) : '';
    return BETWEEN_ITEMS.test(clause?.separator ?? '') && /\s/.test(words) && !ENDS_IN_LOOKS.test(words);
  };
  while (released && last > colon && last < clauses.length - 1 && brought(last + 1)) {
    last++;
    isStyle[last] = false;
  }
  if (last > colon) isStyle.fill(false, colon, last);
  const end = released ? last + 1 : last;
  return (index) => last > colon + 1 && index >= colon && index < end;
}
