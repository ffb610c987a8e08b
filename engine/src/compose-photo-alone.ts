import type { Composition } from './composition.ts';
import { chooseWindow } from './photo/crop.ts';
import { develop, toLayer } from './photo/develop.ts';
import type { Photo } from './photo/photo.ts';
import type { Candidate } from './quality/find-candidate.ts';
import type { Canvas } from './render/canvas.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A picture without words: cut to the size around its subject. */
export async function composePhotoAlone(
  photo: Photo,
  size: { width: number; height: number },
  { canvas, watch }: { canvas: Canvas; watch: Stopwatch },
): Promise<Candidate> {
  const layer = await watch.time('layout', async () =>
    toLayer(await develop(photo, chooseWindow(photo, size), size), { x: 0, y: 0, ...size }),
  );
  const composition: Composition = {
    ...size,
    background: '#000000',
    art: [layer.node],
    images: [layer.image],
    texts: [],
    depicts: true,
    photographed: true,
  };
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const quality = { passed: true, findings: [], minimumContrast: 21, repairs: [] };
  return { composition, art, quality, look: 'photo' };
}
