import { artLayer } from '../../art/art-layer.ts';
import { fill, svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import { mirrorBox, turnX } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { subjectOf } from '../motif-layer.ts';
import { isWide } from '../split-canvas.ts';
import { toField, toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround, fieldLayer, fromLayers } from './ground.ts';

/** Words before a card that is cut in two from corner to corner, the cut running off beside them. */
export const diagonal: Family = {
  name: 'diagonal',
  loud: true,
  attempts: 2,
  baseline: 0.9,
  suits: ({ content: { hero, action, rest }, illustrated }) =>
    !illustrated &&
    hero.form !== 'day' &&
    countLatinLetters(hero.text) <= 90 &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? 1
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, inside, style, attempt, random } = context;
  const ground = chooseGround(context, ['paper', 'ink']);
  const { width, height, unit, margin } = frame;
  const wide = isWide(frame);
  const kit = toKit(context, ground);
  const words = await setWords(kit, context, {
    box: wide
      ? { ...inside, ...mirrored(frame, inside.x, inside.width * 0.72) }
      : { ...inside, height: inside.height * 0.72 },
    most: unit * 0.3,
    align: frame.rtl ? 'right' : 'left',
    low: false,
    justify: wide ? 'between' : 'start',
  });
  // The cut starts beyond the longest line.
  const edge =
    Math.max(...words.texts.map(({ box, fitted }) => toEnd(frame, box, fitted.width))) + margin * 0.6;
  const foot = Math.max(...words.texts.map(({ box }) => box.y + box.height)) + margin * 0.6;
  const points = wide
    ? [
        [Math.max(edge + height * 0.2, width * 0.62), 0],
        [width, 0],
        [width, height],
        [Math.max(edge, width * 0.62 - height * 0.2), height],
      ]
    : [
        [0, Math.max(foot + width * 0.18, height * 0.66)],
        [width, Math.max(foot, height * 0.66 - width * 0.18)],
        [width, height],
        [0, height],
      ];
  const far = wide
    ? { x: Math.min(...points.map(([x = 0]) => x)), y: 0, width, height }
    : { x: 0, y: Math.min(...points.map(([, y = 0]) => y)), width, height };
  const stripe = random.fork('second').next() < 0.5 ? (wide ? width * 0.05 : height * 0.04) : 0;
  const color = ground.accent;
  const { layers: motif } = subjectOf(context.motif)
    ? { layers: [] }
    : showMotif(context, {
        ground: toField(style.palette, color),
        words: [words],
        within: mirrorBox(frame, far),
      });
  // The motif runs under the edge of the words' side, which is cut slantwise.
  const side = (shift: number, paint: string): string => {
    const [[x0 = 0, y0 = 0] = [], [, y1 = 0] = [], , [x3 = 0] = []] = points;
    const corners = wide
      ? [
          [0, 0],
          [x0 + shift, 0],
          [x3 + shift, height],
          [0, height],
        ]
      : [
          [0, 0],
          [width, 0],
          [width, y1 + shift],
          [0, y0 + shift],
        ];
    return `<path d="M${corners.map(([x = 0, y = 0]) => `${turnX(frame, x)} ${y}`).join('L')}Z" ${fill(paint)}/>`;
  };
  const layers = [
    fieldLayer(context, far, color),
    ...motif,
    artLayer(
      'side',
      svgDocument(
        width,
        height,
        (stripe > 0 ? side(stripe, mix(color, ground.background, 0.55)) : '') + side(0, ground.background),
      ),
      frame,
    ),
  ];
  const { art, images } = fromLayers(attempt === 0 || style.texture === 'none' ? layers : []);
  return { background: ground.background, art: [...art, ...words.art], images, texts: words.texts };
}

const mirrored = ({ mirrored: turned, width }: FamilyContext['frame'], x: number, wide: number) => ({
  x: turned ? width - x - wide : x,
  width: wide,
});

/** Where a text ends, from the side where the design starts. */
function toEnd(
  { mirrored: turned, rtl, width }: FamilyContext['frame'],
  box: { x: number; width: number },
  length: number,
): number {
  const [left, right] = rtl ? [box.x + box.width - length, box.x + box.width] : [box.x, box.x + length];
  return turned ? width - left : right;
}
