import type { Kind } from './brief.ts';
import type { Span } from './request-head.ts';
import type { Request } from './request-phrases.ts';
import type { Sign, Signs } from './signs.ts';
import { sentenceCase, tidy } from './title.ts';
import type { VocabularyLanguage } from './vocabulary/terms.ts';

type KindSign = Extract<Sign, { part: 'kind' }>;

/** Words for the line above the title: from the head of the request, else from a kind named in passing. */
export function labelOf(
  masked: string,
  request: Request,
  signs: Signs,
  decided: Kind,
  language: string,
): string | undefined {
  const spans = [...request.content, ...request.instructions];
  const isTaken = (at: number): boolean => spans.some(({ start, end }) => at >= start && at < end);
  const passing = request.asks
    ? signs.all.find((sign) => sign.part === 'kind' && sign.value.kind === decided && !isTaken(sign.start))
    : undefined;
  const apart = findApart(request, signs, decided);
  const kind = apart?.value ?? request.head.kind ?? (passing?.part === 'kind' ? passing.value : undefined);
  const label = apart ?? request.head.label ?? passing;
  if (!kind || !label || kind.kind === 'quote') return undefined;
  const fixed = kind.label?.[language as VocabularyLanguage] ?? kind.label?.en;
  // Russian would need the nominative of a word that stands in another case.
  if (!fixed && language === 'ru' && label.start > 0) return undefined;
  return fixed ?? sentenceCase(tidy(masked.slice(label.start, withoutThing(label, signs))));
}

/** "Blog header about microservices, dark, engineering blog": a kind in a clause of its own says it best. */
function findApart(request: Request, signs: Signs, decided: Kind): KindSign | undefined {
  const inside = request.instructions.flatMap((span) =>
    signs.within(span).filter((sign) => sign.start === span.start && sign.end === span.end),
  );
  return inside.find((sign): sign is KindSign => sign.part === 'kind' && sign.value.kind === decided);
}

/** "Conference poster" -> "Conference" */
function withoutThing(label: Span, signs: Signs): number {
  const thing = signs.all.find(
    (sign) => sign.part === 'artefact' && sign.start > label.start && sign.end === label.end,
  );
  return thing?.start ?? label.end;
}
