import { describe, expect, it } from 'vitest';
import { decodePhoto } from '../../../photo/decode-photo.ts';
import type { Photo } from '../../../photo/photo.ts';
import { drawPixels, toPng } from '../../../photo/testing/synthetic-picture.ts';
import type { Column } from '../../column.ts';
import { toFrame } from '../../frame.ts';
import type { Kit } from '../blocks/kit.ts';
import type { PhotoContext } from './photo-family.ts';
import { shareCard } from './share-card.ts';

const FRAME = toFrame(1200, 630, 'Five quiet lakes');
const SHARES = [0.38, 0.44, 0.5, 0.56, 0.62] as const;

/** Divides a card whose words come out `size` px large, whatever room they have, and tells which divisions they were set for. */
async function divide(photo: Photo, size: number): Promise<{ share: number; set: number[] }> {
  const set: number[] = [];
  const fitted = { size, height: 400, truncated: false };
  const column = { texts: [{ fitted }], art: [], bounds: {} } as unknown as Column;
  const { share } = await shareCard(
    { photo, frame: FRAME, content: { kind: 'travel', hero: { text: 'Five quiet lakes' } } } as PhotoContext,
    { sizes: { rest: 10 } } as Kit,
    SHARES,
    {
      picture: (part) => ({ width: FRAME.width * part, height: FRAME.height }),
      words: (part) => ({ x: 0, y: 0, width: FRAME.width * (1 - part), height: FRAME.height }),
      set: async ({ width }) => {
        set.push(Math.round((1 - width / FRAME.width) * 100) / 100);
        return column;
      },
    },
  );
  return { share, set };
}

describe('the division of a card between picture and words', () => {
  const landscape = async (): Promise<Photo> => {
    const dials = { subject: { x: 0.5, y: 0.5, radius: 0.1 }, noisy: 'right', noise: 0 } as const;
    const pixels = drawPixels({ width: 600, height: 400, ground: 215, thing: 40, grey: false, ...dials });
    return decodePhoto(await toPng(pixels));
  };

  it('sets the words once where they come out large beside the best picture', async () => {
    const { share, set } = await divide(await landscape(), 400);
    expect(set).toEqual([share]);
  });

  it('tries every division where the words come out small', async () => {
    const { set } = await divide(await landscape(), 4);
    expect([...set].sort()).toEqual([...SHARES]);
  });
});
