import type { Region, Spec } from './spec.ts';

const alone = (name: string, region: Region): Spec => ({ name, leads: 'title', letters: [0, 0], region });

/** What a thing that stands alone has behind it. */
export const BACKDROPS = ['burst', 'echoes'] as const;

/** A thing in the middle of a field, without words. */
export const objectAlone: Spec = {
  ...alone('object-alone', {
    ground: 'field',
    art: [{ draw: 'pattern' }, { draw: 'object', image: 'object', size: 0.84 }],
  }),
  object: 'field',
};

/** A pattern from edge to edge, without words. */
export const patternAlone: Spec = alone('pattern-alone', { ground: 'field', art: [{ draw: 'pattern' }] });

/** Things that go on at every edge, without words. */
export const tilesAlone: Spec = {
  ...alone('tiles-alone', { art: [{ draw: 'object', image: 'object', size: 1 }] }),
  object: 'plain',
};
