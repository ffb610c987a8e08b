import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchOptions } from '../../../tests/support/search.ts';
import { decodePhoto } from '../../src/photo/decode-photo.ts';
import { anyDials, drawPixels, toPng } from '../../src/photo/testing/synthetic-picture.ts';
import { styles } from '../../src/sheets/styles.ts';
import { ordinaryBrief } from '../../src/understand/ordinary-brief.fixture.ts';
import { arrangements } from './arrangements.ts';
import { findFaults, findPassing } from './rules.ts';
import { SIZES } from './sizes.ts';

test('every arrangement keeps the rules of all cards in any style, with any brief and picture, in any shape', async () => {
  await fc.assert(
    fc.asyncProperty(
      ordinaryBrief(),
      fc.constantFrom(...arrangements),
      fc.constantFrom(null, ...styles.map(({ name }) => name)),
      fc.constantFrom(...SIZES),
      anyDials,
      fc.nat(),
      async (said, arrangement, look, size, dials, seed) => {
        const brief = { ...said, look };
        const photo =
          arrangement.kind === 'photo' ? await decodePhoto(await toPng(drawPixels(dials))) : undefined;
        const card = arrangement.toCard(brief, size, seed, photo);
        fc.pre(card !== undefined);
        const found = await findPassing(card, false);
        // What the gate refuses is never shown.
        if ('composition' in found) expect(findFaults(arrangement, card, found.composition)).toEqual([]);
      },
    ),
    searchOptions(),
  );
});
