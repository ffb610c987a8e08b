import sharp from 'sharp';
import { inkOf, type PlacedText } from './composition.ts';
import type { Card, Draft, DraftComplaint } from './engine.ts';
import { listFaint, measureContrasts } from './find-faint-texts.ts';
import type { Box } from './geometry.ts';
import type { Pixels } from './render/pixels.ts';
import type { RenderKit } from './render/render-kit.ts';
import { setUpCard } from './set-up-card.ts';
import type { Anatomy } from './templates/anatomy.ts';
import type { TemplateImage } from './templates/template.ts';
import type { InkMeter } from './typesetting/ink-meter.ts';

// Of the height of a text: lines of two may reach into each other, letters not.
const LEADING = 0.3;
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
  const nodes = anatomy.nodes.map(async ({ path, box, texts, parameters }) => {
    const contrast = contrastAt.get(path);
    if (contrast === undefined) return { path, box };
    const baselines = await listBaselines(texts, kit.inkOf);
    return { path, box, size: toSize(texts), contrast, baselines, parameters: [...parameters] };
  });
  return {
    image,
    nodes: await Promise.all(nodes),
    complaints: [
      ...anatomy.dropped.map((path): DraftComplaint => ({ code: 'no_room', path })),
      ...anatomy.cut.map((path): DraftComplaint => ({ code: 'cut', path })),
      ...listFaint(contrasts).map((faint): DraftComplaint => ({ code: 'low_contrast', ...faint })),
      ...listOutside(anatomy),
      ...listColliding(anatomy),
      ...listSmall(anatomy),
      ...missing,
    ],
  };
}

const encode = ({ width, height, data }: Pixels, longSide: number): Promise<Uint8Array> =>
  sharp(withoutAlpha(data), { raw: { width, height, channels: 3 } })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();

// A card is opaque. With its alpha, it would be premultiplied and back to be resized: a third of the time of a draft's encoding.
function withoutAlpha(data: Uint8Array): Uint8Array {
  const colors = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    colors[to] = data[from] as number;
    colors[to + 1] = data[from + 1] as number;
    colors[to + 2] = data[from + 2] as number;
  }
  return colors;
}

const smallest = (texts: readonly PlacedText[]): number =>
  Math.min(...texts.map(({ fitted }) => fitted.size));

const toTenths = (px: number): number => Math.round(px * 10) / 10;

/** What each line of some texts stands on, in px from the top of the card: the foot of a capital. A turned text has none. */
async function listBaselines(texts: readonly PlacedText[], inkOf: InkMeter): Promise<number[]> {
  const upright = texts.filter(({ rotation }) => !rotation);
  const found = upright.map(async ({ box, fitted: { lines, lineHeightPx, size, style } }) => {
    const { bottom } = await inkOf(style, 'H');
    return lines.map((_, index) => toTenths(box.y + (index + 0.5) * lineHeightPx + bottom * size));
  });
  return (await Promise.all(found)).flat();
}

const toSize = (texts: readonly PlacedText[]): number => toTenths(smallest(texts));

// Px that nobody sees.
const UNSEEN = 2;

/** Texts with their ground that reach over the edge of the card; what a region lets bleed is meant to. */
const listOutside = ({ nodes, composition: { width, height } }: Anatomy): DraftComplaint[] =>
  nodes.flatMap(({ path, box, texts }) => {
    const beyond = Math.max(-box.x, -box.y, box.x + box.width - width, box.y + box.height - height);
    return texts.length > 0 && !path.startsWith('region') && beyond > UNSEEN
      ? [{ code: 'outside' as const, path }]
      : [];
  });

/** Texts that are set over others. */
function listColliding({ nodes }: Anatomy): DraftComplaint[] {
  const set = nodes.filter(({ texts }) => texts.length > 0);
  return set.flatMap(({ path, texts }, index) => {
    const other = set
      .slice(0, index)
      .find((one) => one.texts.some((a) => texts.some((b) => overlaps(inkOf(a), inkOf(b)))));
    return other ? [{ code: 'collides' as const, path, other: other.path }] : [];
  });
}

const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > UNSEEN &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > Math.min(a.height, b.height) * LEADING;

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
