import type { BriefKind } from '../../../brief/brief.ts';
import type { Content } from '../../../brief/content.ts';
import { chooseWindow, cutOf } from '../../../photo/crop.ts';
import type { Photo } from '../../../photo/photo.ts';
import type { Frame } from '../../frame.ts';
import type { Family, FamilyContext, FamilyQuery } from '../family.ts';

/** A family whose picture is the caller's. */
export type PhotoFamily = Omit<Family, 'suits' | 'arrange'> & {
  suits(query: PhotoQuery): number;
  arrange(context: PhotoContext): ReturnType<Family['arrange']>;
};

export type PhotoQuery = FamilyQuery & { photo: Photo; frame: Frame };
export type PhotoContext = FamilyContext & { photo: Photo };

/** How well a field of the card shows what the picture is of, 0 to 1: 1 where nothing of it is cut. */
export const fitOf = (photo: Photo, field: { width: number; height: number }): number =>
  Math.max(LEAST_FIT, 1 - cutOf(photo, chooseWindow(photo, field)) / CUT_TO_PIECES);

// What cutOf says of a picture that nobody would show like that; such a card is still better than none.
const CUT_TO_PIECES = 1.1;
const LEAST_FIT = 0.12;

/** Letters of all texts but the hero's. */
export const countRest = ({ action, rest }: Content): number =>
  [...action, ...rest].reduce((sum, { text, detail = '' }) => sum + text.length + detail.length, 0);

/** Tables, lists, polls: they need a calm ground of their own. */
export const hasRows = ({ hero, action, rest }: Content): boolean =>
  [hero, ...action, ...rest].some(
    (part) => part !== undefined && ('sections' in part || part.form === 'goal'),
  );

export const isOneOf = (kinds: readonly BriefKind[], kind: BriefKind): boolean => kinds.includes(kind);
