import type { Subject, SubjectColors, Surroundings } from '../../subject.ts';
import { dots, type Point } from '../../svg.ts';
import { bareCrown, isBare } from './bare-crown.ts';

const crown =
  'M196 20C250 20 292 58 294 108C340 118 370 154 366 200C362 252 318 286 268 278C246 306 146 306 124 278C74 286 30 252 26 200C22 154 52 118 98 108C100 58 142 20 196 20Z';

/** Of any leafy tree; in blossom it is white and pink. */
export const LEAFY_SEASONS: NonNullable<Subject['seasons']> = {
  spring: { main: '#7fbf57' },
  autumn: { main: '#dd8630' },
  bloom: { main: '#f5d3dc' },
};

/** A round crown on a forked trunk, on its bit of ground, for a box of 341 x 394 at (25.5, 20). */
export function paintLeafyTree(colors: SubjectColors, id: string, around: Surroundings): string {
  const { second, ink } = colors;
  const bare = isBare(around);
  const snow = around.snow === true;
  return `
    <path d="M172 250H220L228 404H164Z" fill="${second}"/>
    <path d="M204 250H220L228 404H208Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M196 330L142 268M198 306L252 258" stroke="${second}" stroke-width="19" fill="none"/>
    ${
      bare
        ? bareCrown(
            {
              fork: [196, 262],
              reach: 158,
              height: 236,
              girth: 18,
              limbs: [
                [142, 268],
                [252, 258],
              ],
            },
            colors,
            snow,
          )
        : paintCrown(colors, id) + (around.bloom ? drawBlossoms(colors) : '')
    }
    <rect x="66" y="392" width="264" height="22" rx="11" fill="${ink}"/>`;
}

const BUDS: readonly Point[] = [
  [66, 190],
  [104, 150],
  [88, 236],
  [136, 84],
  [150, 200],
  [186, 120],
  [176, 258],
  [212, 60],
  [226, 178],
  [262, 108],
  [250, 236],
  [300, 160],
  [318, 220],
  [338, 178],
  [120, 264],
  [196, 218],
];

const drawBlossoms = ({ light, accent }: SubjectColors): string =>
  dots(BUDS, 17, light, 0.85) + dots(BUDS, 5, accent, 0.7);

const paintCrown = ({ main, ink, light }: SubjectColors, id: string): string => `
    <clipPath id="${id}crown"><path d="${crown}"/></clipPath>
    <path d="${crown}" fill="${main}"/>
    <g clip-path="url(#${id}crown)">
    <path d="M294 60C310 160 260 236 150 240C90 242 50 230 20 200V310H380V60Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M56 196C58 166 80 144 108 140M136 96C142 72 164 56 188 54" stroke="${light}" stroke-opacity=".5" stroke-width="15" fill="none"/>
    </g>`;
