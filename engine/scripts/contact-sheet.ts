import sharp from 'sharp';
import type { Composition } from '../src/composition.ts';
import type { RenderKit } from '../src/render/render-kit.ts';

export type SheetEntry = { caption: string; bytes: Uint8Array };
export type SheetLayout = { columns: number; cell: { width: number; height: number }; lines?: number };

const PAD = 10;
const LINE_HEIGHT = 24;

/** PNG with all pictures side by side, each inside a cell of `cell` px over its caption of one line, or of `lines`. */
export async function drawContactSheet(
  entries: readonly SheetEntry[],
  { columns, cell, lines = 1 }: SheetLayout,
  { canvas, typesetter }: RenderKit,
): Promise<Uint8Array> {
  const captionHeight = LINE_HEIGHT * lines;
  const step = { x: cell.width + 2 * PAD, y: cell.height + captionHeight + 2 * PAD };
  const sheet: Composition = {
    width: step.x * Math.min(columns, entries.length),
    height: step.y * Math.ceil(entries.length / columns),
    background: '#54565a',
    art: [],
    images: [],
    texts: [],
  };
  for (const [index, { caption, bytes }] of entries.entries()) {
    const left = (index % columns) * step.x + PAD;
    const top = Math.floor(index / columns) * step.y + PAD;
    const { data, info } = await sharp(bytes)
      .resize({
        width: Math.round(cell.width),
        height: Math.round(cell.height),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const src = `picture-${index}`;
    sheet.images.push({ src, data });
    sheet.art.push({
      type: 'image',
      src,
      style: { position: 'absolute', left, top, width: info.width, height: info.height },
    });
    const fitted = await typesetter.fit({
      text: caption,
      style: { family: 'Inter', weight: 500, lineHeight: 1.25 },
      maxWidth: cell.width,
      maxHeight: captionHeight,
      maxSize: 15,
      minSize: 11,
      maxLines: lines,
    });
    const box = { x: left, y: top + info.height + 4, width: cell.width, height: captionHeight };
    sheet.texts.push({ role: 'label', fitted, box, align: 'left', color: '#ffffff' });
  }
  return canvas.encode(await canvas.drawType(sheet, await canvas.drawArt(sheet)), 'png');
}
