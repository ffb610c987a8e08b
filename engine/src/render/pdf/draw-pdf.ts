import sharp from 'sharp';
import type { Composition } from '../../composition.ts';
import type { Canvas } from '../canvas.ts';
import type { Paper } from '../card-file.ts';
import { readOutlines } from './glyph-outlines.ts';
import { toFont, toTextLayer } from './text-layer.ts';
import { type PdfObject, packed, writePdf } from './write-pdf.ts';

/** The ground is drawn with so many pixels for one of the card: 192 an inch. */
const GROUND_SCALE = 2;
const GROUND_JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;
const POINTS_PER_PX = 0.75;
const A4 = { short: 595.276, long: 841.89, margin: 28.346 } as const;

/**
 * A page with the card: letters as outlines where they are plain type, all else as a picture of twice the size, and its texts to be searched
 * and copied. On A4, the page lies or stands as the card does.
 */
export async function drawPdf(
  composition: Composition,
  paper: Paper,
  canvas: Pick<Canvas, 'drawGround' | 'drawTypeSvg'>,
): Promise<Uint8Array> {
  const { width, height, texts } = composition;
  // What stands before the type covers letters, which would be above it.
  const outlines = composition.front
    ? []
    : await Promise.all(
        texts.map(async (placed) =>
          readOutlines(await canvas.drawTypeSvg({ ...composition, texts: [placed] })),
        ),
      );
  const drawn = texts.filter((_, place) => outlines[place] === undefined);
  const ground = await canvas.drawGround({ ...composition, texts: drawn }, GROUND_SCALE);
  const { width: columns, height: rows } = ground;
  const picture = await sharp(ground.data, { raw: { width: columns, height: rows, channels: 4 } })
    .removeAlpha()
    .jpeg(GROUND_JPEG)
    .toBuffer();
  const layer = toTextLayer(texts);
  const { box, toCard } = toPage({ width, height }, paper);
  const operators = [
    `q ${toCard} cm`,
    `q ${width} 0 0 ${-height} 0 ${height} cm /Im Do Q`,
    ...outlines.filter((one) => one !== undefined),
    layer.operators,
    'Q',
  ].join('\n');

  const firstFont = 6;
  const fontObjects = layer.fonts.map((characters, place) => toFont(characters, firstFont + 3 * place));
  const fonts = layer.fonts.map((_, place) => `/F${place} ${firstFont + 3 * place} 0 R`).join('');
  const objects: PdfObject[] = [
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: '/Type/Pages/Count 1/Kids[3 0 R]' },
    {
      dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${box.join(' ')}]/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>/Font<<${fonts}>>>>`,
    },
    packed(operators),
    {
      dictionary: `/Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}`,
      stream: picture,
    },
    ...fontObjects.flat(),
  ];
  return writePdf(objects);
}

/** The page's size in points, and the matrix from pixels of the card, downwards from its top left. */
function toPage({ width, height }: { width: number; height: number }, paper: Paper) {
  const isWide = width > height;
  const box =
    paper === 'card'
      ? [width * POINTS_PER_PX, height * POINTS_PER_PX]
      : isWide
        ? [A4.long, A4.short]
        : [A4.short, A4.long];
  const margin = paper === 'card' ? 0 : A4.margin;
  const [across = 0, down = 0] = box;
  const scale = Math.min((across - 2 * margin) / width, (down - 2 * margin) / height);
  const [x, y] = [(across - width * scale) / 2, (down + height * scale) / 2];
  return { box, toCard: [scale, 0, 0, -scale, x, y].map((value) => Math.round(value * 1e5) / 1e5).join(' ') };
}
