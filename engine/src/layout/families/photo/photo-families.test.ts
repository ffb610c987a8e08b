import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../../design-request/to-design-request.ts';
import { decodePhoto } from '../../../photo/decode-photo.ts';
import { type Dials, drawPixels, toPng } from '../../../photo/testing/synthetic-picture.ts';
import { toFrame } from '../../frame.ts';
import { weighPhotoFamilies } from './photo-families.ts';

const SUBJECT = { x: 0.7, y: 0.5, radius: 0.16 };
const QUIET: Dials = {
  width: 600,
  height: 400,
  subject: SUBJECT,
  noisy: 'right',
  noise: 0,
  ground: 215,
  thing: 40,
  grey: false,
};

describe('the weights of arrangements', () => {
  const weigh = async (dials: Partial<Dials>, width = 1200, height = 630): Promise<Map<string, number>> => {
    const content = toDesignRequest({
      ...EMPTY_BRIEF,
      kind: 'event',
      blocks: [{ role: 'title', text: 'Lantern walk' }],
    }).content;
    if (!content?.hero) throw new Error('an event has a hero');
    const photo = await decodePhoto(await toPng(drawPixels({ ...QUIET, ...dials })));
    const frame = toFrame(width, height, 'Lantern walk');
    const query = { kind: content.kind, content: { ...content, hero: content.hero }, shape: frame.shape };
    const weighed = weighPhotoFamilies({ ...query, illustrated: false }, photo, frame);
    return new Map(weighed.map(({ family, weight }) => [family, weight]));
  };
  const heaviest = (weights: Map<string, number>): string | undefined =>
    [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];

  it('put words into a picture that is quiet beside its subject, and never into one that is restless everywhere', async () => {
    expect(heaviest(await weigh({}))).toBe('photo-bleed');
    const restless = await weigh({ subject: undefined, noisy: 'all', noise: 255, ground: 128 });
    expect(heaviest(restless)).not.toBe('photo-bleed');
    expect(restless.get('photo-bleed')).toBeLessThan(0.5);
  });

  it('lay a band only over a picture whose subject it leaves whole', async () => {
    const [small, tall] = [
      await weigh({}),
      await weigh({ height: 300, subject: { x: 0.5, y: 0.5, radius: 0.46 } }),
    ];
    expect(tall.get('photo-band')).toBeLessThan((small.get('photo-band') ?? 0) * 0.7);
  });
});
