import type { Box } from '../../../geometry.ts';
import { chooseWindow, subjectIn } from '../../../photo/crop.ts';
import { develop, toLayer } from '../../../photo/develop.ts';
import { setColumn } from '../../column.ts';
import { isStory, isWide } from '../../split-canvas.ts';
import { line } from '../blocks/arrange.ts';
import { frameNode } from '../blocks/frame-node.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { toKit } from '../blocks/kit.ts';
import { chooseGround } from '../ground.ts';
import { fadedBy } from './faded.ts';
import { fitOf, hasRows, isOneOf, type PhotoFamily } from './photo-family.ts';

const SHOWN = ['product', 'property', 'travel', 'sale', 'course', 'menu', 'prices', 'hours'] as const;

/** The picture fills the card; the words stand on a panel in its quieter corner. */
export const photoInset: PhotoFamily = {
  name: 'photo-inset',
  attempts: 2,
  baseline: 0.9,
  suits: ({ kind, content, frame, photo }) => {
    if (frame.shape === 'banner') return 0.6;
    // A panel over a picture that is all subject leaves nothing of it.
    const { subject } = photo;
    const filled = subject ? (subject.width * subject.height) / (photo.width * photo.height) : 0;
    const fits = filled > 0.3 || frame.shape === 'portrait' ? 0.4 : 1;
    return fits * fitOf(photo, frame) * (hasRows(content) ? 3 : isOneOf(SHOWN, kind) ? 2.4 : 1.2);
  },
  arrange: async (context) => {
    const { photo, content, frame, inside, style, request, attempt, random } = context;
    const { width, height, unit, margin } = frame;
    const ground = chooseGround(context, ['paper', 'paper', 'ink', 'accent']);
    const kit = toKit(context, ground);
    const pad = margin * (isWide(frame) ? 0.62 : 0.6);
    const edge = margin * 0.55;
    const wide = isWide(frame);
    const wish = (request.layout ?? []).map((asked) => asked.wish);
    const atEnd = wide
      ? wish.includes('right')
        ? true
        : wish.includes('left')
          ? false
          : standsAtStart(context)
      : false;
    const most = wide
      ? {
          width: (width - 2 * edge) * (attempt > 0 || hasRows(content) ? 0.52 : 0.46),
          height: height - 2 * edge,
        }
      : {
          width: width - 2 * edge,
          height: (isStory(frame) ? inside.height : height - 2 * edge) * (attempt > 0 ? 0.56 : 0.46),
        };
    const groups = toGroups(kit, content);
    const set = (box: Box) =>
      setColumn({
        box,
        groups: [
          [
            ...groups.head,
            ...groups.lead,
            ...heroOf(kit, content.hero, unit * 0.2, { maxLines: 6 }),
            ...groups.body,
          ],
          groups.field,
          groups.strip,
        ],
        groupGap: unit * 0.032,
        align: style.centred ? 'center' : frame.rtl ? 'right' : 'left',
        justify: 'start',
      });
    const room = { x: 0, y: 0, width: most.width - 2 * pad, height: most.height - 2 * pad };
    const measured = await set(room);
    const high = Math.min(most.height, measured.bounds.height + 2 * pad);
    const foot = isStory(frame) ? inside.y + inside.height : height - edge;
    const lifted = wish.includes('top');
    const panel: Box = {
      x: atEnd ? width - edge - most.width : edge,
      y: lifted ? (isStory(frame) ? inside.y : edge) : foot - high,
      width: most.width,
      height: high,
    };
    const column = await set({ ...room, x: panel.x + pad, y: panel.y + pad, height: high - 2 * pad + 1 });
    const canvas = { x: 0, y: 0, width, height };
    // What the panel leaves free, where the subject shall be.
    const at = wide
      ? { x: atEnd ? panel.x / 2 / width : (panel.x + panel.width + width) / 2 / width, y: 0.5 }
      : { x: 0.5, y: lifted ? (panel.y + panel.height + height) / 2 / height : panel.y / 2 / height };
    const window = chooseWindow(photo, canvas, at);
    const layer = await toLayer(await develop(photo, window, canvas, fadedBy(request)), canvas);
    const subject = subjectIn(photo, window, canvas);
    const radius = style.corner * unit;
    const shadow = style.panel === 'shadow' || random.fork('shadow').next() < 0.2;
    const off = unit * 0.014;
    const rule = Math.max(2, Math.round(unit * style.rule));
    return {
      background: ground.background,
      art: [
        layer.node,
        ...(shadow && attempt === 0
          ? [line({ ...panel, x: panel.x + off, y: panel.y + off }, style.palette.accent, radius)]
          : []),
        line(panel, ground.background, radius),
        ...(style.panel === 'frame'
          ? [
              frameNode(
                {
                  x: panel.x + pad * 0.3,
                  y: panel.y + pad * 0.3,
                  width: panel.width - pad * 0.6,
                  height: panel.height - pad * 0.6,
                },
                rule,
                ground.accentText,
                Math.max(0, radius - pad * 0.3),
              ),
            ]
          : []),
        ...column.art,
      ],
      images: [layer.image],
      texts: column.texts,
      ...(subject ? { subject } : {}),
    };
  },
};

/** Whether the subject is in the half where reading starts, so that the words go to the other. */
function standsAtStart({ photo, frame }: Parameters<PhotoFamily['arrange']>[0]): boolean {
  const { subject, width } = photo;
  if (!subject) return frame.mirrored;
  const middle = (subject.x + subject.width / 2) / width;
  return Math.abs(middle - 0.5) < 0.06 ? frame.mirrored : middle < 0.5;
}
