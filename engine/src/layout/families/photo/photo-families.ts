import type { Photo } from '../../../photo/photo.ts';
import type { Frame } from '../../frame.ts';
import type { FamilyQuery } from '../family.ts';
import { photoBand } from './photo-band.ts';
import { photoBleed } from './photo-bleed.ts';
import type { PhotoFamily } from './photo-family.ts';
import { photoFramed } from './photo-framed.ts';
import { photoInset } from './photo-inset.ts';
import { photoSplit } from './photo-split.ts';

export const photoFamilies: readonly PhotoFamily[] = [
  photoBleed,
  photoSplit,
  photoFramed,
  photoBand,
  photoInset,
];

// The picture decides, chance among what it leaves open.
const DECIDES = 2;

/** What each arrangement of a picture weighs for a card. */
export const weighPhotoFamilies = (
  query: FamilyQuery,
  photo: Photo,
  frame: Frame,
): { family: string; weight: number }[] =>
  photoFamilies.map((family) => ({
    family: family.name,
    weight: family.suits({ ...query, photo, frame }) ** DECIDES,
  }));
