import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import type { Family, FamilyContext } from './family.ts';
import { fieldLayer, fromLayers } from './ground.ts';

/** What the card is about, drawn larger than its field and cut by the edge. */
export const figureCrop: Family = {
  name: 'figure-crop',
  loud: true,
  attempts: 2,
  illustrated: true,
  baseline: 0.9,
  suits: ({ content: { hero }, illustrated }) =>
    illustrated && (hero.form === 'words' || hero.form === 'quotation') ? 1.8 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, motif, request, attempt, random, lifted } = context;
  const { palette } = style;
  const drawing = subjectOf(motif);
  const { width, height, margin } = frame;
  const kit = toKit(context);
  const wide = isWide(frame);
  const share = attempt > 0 ? 0.36 : lifted ? 0.54 : 0.46;
  const field: Box = wide
    ? { x: width * (1 - share), y: 0, width: width * share, height }
    : { x: 0, y: height * (1 - share), width, height: height * share };
  const words: Box = wide
    ? { ...inside, width: field.x - inside.x - margin * 0.7 }
    : { ...inside, height: Math.min(inside.y + inside.height, field.y - margin * 0.5) - inside.y };
  const { head, lead, body, field: rows, strip } = toGroups(kit, content);
  const column = await setColumn({
    box: mirrorBox(frame, words),
    groups: [
      head,
      [...lead, ...heroOf(kit, content.hero, frame.unit * 0.3, { maxLines: 6 })],
      rows,
      [...body, ...strip],
    ],
    groupGap: frame.unit * 0.03,
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
    grows: true,
  });
  if (!drawing) return { background: palette.background, art: column.art, images: [], texts: column.texts };
  const { colors, backdrop } = toColorsOnBackdrop(drawing, palette, request);
  const at = mirrorBox(frame, field);
  // Larger than its field: it runs over the foot or the outer edge, whole at the side of the words.
  const scale = random.fork('scale').range(1.12, 1.3);
  const [fit, length] = [Math.min(at.width / drawing.width, at.height / drawing.height), scale];
  const box = { width: drawing.width * fit * length, height: drawing.height * fit * length };
  const spare = { x: at.width - box.width, y: at.height - box.height };
  const outward = frame.mirrored ? -1 : 1;
  const shift = {
    x: wide ? Math.max(0, -spare.x) * 0.5 * outward + box.width * 0.06 * outward : 0,
    y: box.height * 0.07,
  };
  const placed = placeSubject(drawing, colors, {
    x: at.x + at.width / 2 + shift.x,
    y: at.y + at.height / 2 + Math.max(0, -spare.y) * 0.5 + shift.y,
    ...box,
    rotation: 0,
  });
  const left = Math.max(at.x, placed.bounds.x);
  const top = Math.max(at.y, placed.bounds.y);
  const { art, images } = fromLayers([fieldLayer(context, field, backdrop), placed]);
  return {
    background: palette.background,
    art: [...art, ...column.art],
    images,
    texts: column.texts,
    subject: {
      x: left,
      y: top,
      width: Math.min(at.x + at.width, placed.bounds.x + placed.bounds.width) - left,
      height: Math.min(at.y + at.height, placed.bounds.y + placed.bounds.height) - top,
    },
  };
}
