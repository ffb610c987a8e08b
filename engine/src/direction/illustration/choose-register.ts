import { illustrationOf } from '../../art/illustrations.ts';
import { findObject, type ShadedObject } from '../../art/objects/objects.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Random } from '../../random.ts';
import type { Style } from '../../sheets/sheet.ts';

const OBJECT = 'object:';

/** The shaded object that a direction's motif names. */
export const objectOf = (motif: string): ShadedObject | undefined =>
  motif.startsWith(OBJECT) ? findObject(motif.slice(OBJECT.length)) : undefined;

/** A direction's motif as `subject:<name>`, in whichever register it is. */
export const subjectOfMotif = (motif: string): string =>
  motif.startsWith(OBJECT) ? `subject:${motif.slice(OBJECT.length)}` : motif;

type Wearer = { style: Style | undefined; branded: boolean; random: Random };

// How often a style that takes both has the shaded one.
const SHADED = 0.5;

/**
 * Whether `subject:<name>` is drawn flat, or as a shaded object, then called `object:<name>`: as the style of the card takes it. Colors that a
 * brief or a brand asks for are those of a drawing, since an object has its own.
 */
export function chooseRegister(
  subject: string,
  request: DesignRequest,
  { style, branded, random }: Wearer,
): string {
  const { drawing, object } = illustrationOf(subject) ?? {};
  if (!object) return subject;
  const shaded = `${OBJECT}${object.name}`;
  if (!drawing) return shaded;
  const { colors, ground, ink } = request;
  if (branded || colors.length > 0 || ground !== undefined || ink !== undefined) return subject;
  const chance = style?.objects === 'shaded' ? 1 : style?.objects === 'either' ? SHADED : 0;
  return random.next() < chance ? shaded : subject;
}
