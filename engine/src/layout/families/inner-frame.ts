import { mix } from '../../color/oklch.ts';
import { isWide } from '../split-canvas.ts';
import { frameNode } from './blocks/frame-node.ts';
import { hasRoom } from './blocks/has-room.ts';
import { toKit } from './blocks/kit.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { toCard } from './to-card.ts';

const QUIET = [
  'memorial',
  'greeting',
  'invitation',
  'thanks',
  'birth',
  'quote',
  'exhibition',
  'book',
] as const;

const MOST = { letters: 160, parts: Number.POSITIVE_INFINITY } as const;

/** A frame within a frame, the words in its middle, as on a card that one sends. */
export const innerFrame: Family = {
  name: 'inner-frame',
  attempts: 2,
  baseline: 0.91,
  suits: ({ kind, content, illustrated }) => {
    if (!hasRoom(content, MOST) || !QUIET.some((quiet) => quiet === kind)) return 0;
    return illustrated ? 1.5 : 4;
  },
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, inside, style, random } = context;
  const { palette } = style;
  const { unit, width, height, margin } = frame;
  const edge = Math.round(margin * 0.5);
  const gap = Math.round(unit * 0.016);
  const thick = Math.max(2, Math.round(unit * style.rule * 1.2));
  const color = mix(palette.background, palette.accentText, 0.85);
  const outer = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const inner = {
    x: outer.x + gap,
    y: outer.y + gap,
    width: outer.width - 2 * gap,
    height: outer.height - 2 * gap,
  };
  const twice = random.fork('twice').next() < 0.6;
  const pad = (isWide(frame) ? margin * 0.8 : margin * 0.7) + gap;
  const column = await setWords(toKit(context), context, {
    box: {
      x: inside.x + pad,
      y: Math.max(inside.y, edge + pad),
      width: inside.width - 2 * pad,
      height: Math.min(inside.y + inside.height, height - edge - pad) - Math.max(inside.y, edge + pad),
    },
    most: unit * 0.22,
    align: 'center',
    justify: 'center',
    stacked: true,
  });
  const frames = [
    frameNode(outer, twice ? thick : thick * 2, color, style.corner * unit),
    ...(twice
      ? [frameNode(inner, Math.max(1, Math.round(thick / 2)), color, style.corner * unit * 0.7)]
      : []),
  ];
  return toCard(context, { ground: palette, nodes: frames, words: [column] });
}
