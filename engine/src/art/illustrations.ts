import type { Drawing } from './drawings/drawing.ts';
import { drawings, findDrawing } from './drawings/drawings.ts';
import { findObject, objects, type ShadedObject } from './objects/objects.ts';

/** What a card may show of a thing: a flat drawing, a shaded object, or either. */
export type Illustration = {
  name: string;
  nouns: readonly string[];
  drawing?: Drawing | undefined;
  object?: ShadedObject | undefined;
};

const drawn = new Set(drawings.map(({ name }) => name));

/** All that a card may show: drawings first, then the objects that no drawing is of. */
export const illustrations: readonly Illustration[] = [
  ...drawings.map((drawing) => ({
    name: drawing.name,
    nouns: drawing.nouns,
    drawing,
    object: findObject(drawing.name),
  })),
  ...objects.flatMap((object) =>
    drawn.has(object.name) ? [] : [{ name: object.name, nouns: object.nouns, object }],
  ),
];

const byName = new Map(illustrations.map((one) => [one.name, one]));
const undrawn = new Map(
  illustrations
    .filter(({ drawing }) => !drawing)
    .flatMap((one) => one.nouns.map((noun) => [noun, one] as const)),
);

/** The illustration of the first noun that has one, a drawing before an object alone. */
export function findIllustration(nouns: readonly string[]): Illustration | undefined {
  for (const noun of nouns) {
    const found = byName.get(findDrawing([noun])?.name ?? '') ?? undrawn.get(noun.trim().toLowerCase());
    if (found) return found;
  }
  return undefined;
}

const SUBJECT = 'subject:';

/** The illustration that `subject:<name>` names; undefined for a pattern. */
export const illustrationOf = (motif: string): Illustration | undefined =>
  motif.startsWith(SUBJECT) ? byName.get(motif.slice(SUBJECT.length)) : undefined;
