import { artLayer } from '../../art/art-layer.ts';
import { fill, svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import { turnX } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import { toKit } from './blocks/kit.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround, fromLayers } from './ground.ts';

/** Words before a card that is cut in two from corner to corner, the cut running off beside them. */
export const diagonal: Family = {
  name: 'diagonal',
  loud: true,
  attempts: 2,
  baseline: 0.89,
  suits: ({ content: { hero, action, rest }, illustrated }) =>
    hero.form !== 'day' &&
    countLatinLetters(hero.text) <= 90 &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? illustrated
        ? 1
        : 2.5
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
  const second = random.fork('second').next() < 0.5;
  const stripe = wide ? width * 0.05 : height * 0.04;
  const shape = (shift: number): string =>
    points
      .map(
        ([x = 0, y = 0]) =>
          `${turnX(frame, wide && x < width ? x + shift : x)} ${wide || y >= height ? y : y + shift}`,
      )
      .join('L');
  const color = ground.accent;
  const layers = [
    artLayer(
      'cut',
      svgDocument(
        width,
        height,
        `<path d="M${shape(0)}Z" ${fill(second ? mix(color, ground.background, 0.55) : color)}/>` +
          (second ? `<path d="M${shape(stripe)}Z" ${fill(color)}/>` : ''),
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
