import sharp from 'sharp';
import type { PlacedText } from './composition.ts';
import type { Card, Draft, DraftComplaint } from './engine.ts';
import { listFaint, measureContrasts } from './find-faint-texts.ts';
import type { Pixels } from './render/pixels.ts';
import type { RenderKit } from './render/render-kit.ts';
import { setUpCard } from './set-up-card.ts';
import type { Anatomy } from './templates/anatomy.ts';
import type { TemplateImage } from './templates/template.ts';

// Of a card as it is delivered; a feed shows it at a third of that.
const LEAST_SIZE = 22;
const QUALITY = 90;

/** Draws a card of a definition that is being written, small, with where its nodes stand and what is wrong with them. */
export async function drawDraft(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  { canvas, missingGlyphs, longSide, ...kit }: RenderKit & { longSide: number },
): Promise<Draft> {
  const { template, context } = await setUpCard(card, images, kit);
  const anatomy = await template.dissect?.(context);
  if (!anatomy) throw new Error(`${card.template} has no definition`);
  const art = await canvas.drawArt(anatomy.composition);
  const [image, missing] = await Promise.all([
    encode(await canvas.drawType(anatomy.composition, art), longSide),
    listMissing(anatomy, missingGlyphs),
  ]);
  const contrasts = measureContrasts(anatomy, art);
  const contrastAt = new Map(contrasts.map(({ path, contrast }) => [path, contrast]));
  return {
    image,
    nodes: anatomy.nodes.map(({ path, box, texts }) => {
      const contrast = contrastAt.get(path);
      return { path, box, ...(contrast !== undefined && { size: toSize(texts), contrast }) };
    }),
    complaints: [
      ...anatomy.dropped.map((path): DraftComplaint => ({ code: 'no_room', path })),
      ...anatomy.cut.map((path): DraftComplaint => ({ code: 'cut', path })),
      ...listFaint(contrasts).map((faint): DraftComplaint => ({ code: 'low_contrast', ...faint })),
      ...listSmall(anatomy),
      ...missing,
    ],
  };
}

const encode = ({ width, height, data }: Pixels, longSide: number): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();

const smallest = (texts: readonly PlacedText[]): number =>
  Math.min(...texts.map(({ fitted }) => fitted.size));

const toSize = (texts: readonly PlacedText[]): number => Math.round(smallest(texts) * 10) / 10;

const listSmall = ({ nodes }: Anatomy): DraftComplaint[] =>
  nodes.flatMap(({ path, texts }) =>
    texts.length > 0 && smallest(texts) < LEAST_SIZE - 0.05
      ? [{ code: 'small' as const, path, size: toSize(texts) }]
      : [],
  );

async function listMissing(
  { nodes }: Anatomy,
  missingGlyphs: RenderKit['missingGlyphs'],
): Promise<DraftComplaint[]> {
  const found: DraftComplaint[] = [];
  for (const { path, texts } of nodes) {
    const missing = new Set<string>();
    for (const { fitted } of texts)
      for (const character of await missingGlyphs(fitted.text, fitted.style)) missing.add(character);
    if (missing.size > 0) found.push({ code: 'missing_characters', path, characters: [...missing] });
  }
  return found;
}
