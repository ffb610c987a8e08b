import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';
import type { Concept } from '../../lexicon/read-lexicon.ts';
import { filterValues } from '../../lexicon/vocabulary.ts';

/**
 * What the name of a format says about its size, from the most to the least: a size that is always the same (A4, story); a shape, which other
 * formats may take; a thing to be made (poster); the platform that it is for; all of them.
 */
export const FORMAT_CLASSES = ['size', 'shape', 'thing', 'platform', 'anywhere'] as const;

/** A format that has a name; lengths in pixels. */
export type Format = {
  name: string;
  width: number;
  height: number;
  class: (typeof FORMAT_CLASSES)[number];
  /** The general format that it is one of: of a YouTube thumbnail `thumbnail`. */
  like: string;
  /** Whether it can lie as well as stand: "A4 landscape". */
  turns: boolean;
  /** The kind of card whose cover it is. */
  coverOf: string | undefined;
  /** What the profile picture hides. */
  covered: { x: number; y: number; width: number; height: number } | undefined;
  /** Its words were signs of a platform when the tagger was taught. */
  platform: boolean;
};

/** All formats that have a name, of platforms too, smaller than what a generation may measure. */
export const FORMATS = loadVocabulary('formats', toFormat);

/** The formats whose words the tagger knows as a platform; it was taught before the others had words. */
export const PLATFORMS = filterValues(FORMATS, ({ platform }) => platform);

function toFormat(concept: Concept): Format {
  const { id, width, height, like = id, turns, platform, 'cover-of': coverOf, covered } = concept;
  return {
    name: id,
    width: Number(width),
    height: Number(height),
    class: toClass(concept),
    like,
    turns: turns !== undefined,
    coverOf,
    covered: toBox(covered),
    platform: platform !== undefined,
  };
}

function toClass({ id, class: written }: Concept): Format['class'] {
  const found = FORMAT_CLASSES.find((one) => one === written);
  if (!found) throw new Error(`${id} is of none of the classes ${FORMAT_CLASSES.join(', ')}`);
  return found;
}

function toBox(written: string | undefined): Format['covered'] {
  if (written === undefined) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = written.split(' ').map(Number);
  return { x, y, width, height };
}
