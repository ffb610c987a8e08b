import { fill, lines, path, rect, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { contrast, ensureContrast, inkOn } from '../../color/contrast.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Look } from '../look.ts';
import { onlyFor } from '../suitability.ts';
import { textBounds } from '../text-bounds.ts';
import { type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: {
      family: 'Archivo',
      weight: 900,
      lineHeight: 0.98,
      letterSpacing: -0.022,
      variation: '"wdth" 112',
    },
    text: { family: 'JetBrains Mono', weight: 500, lineHeight: 1.34 },
    label: { family: 'JetBrains Mono', weight: 700, lineHeight: 1.25 },
  },
  {
    display: { family: 'Arimo', weight: 700, lineHeight: 0.98, letterSpacing: -0.025 },
    text: { family: 'Arimo', weight: 400, lineHeight: 1.3 },
    label: { family: 'Arimo', weight: 700, lineHeight: 1.25 },
  },
];

/** Raw blocks: one loud color, thick black borders, hard shadows, the largest grotesque there is. */
export const brutalist: Look = {
  name: 'brutalist',
  attempts: 3,
  pairings,
  scheme: 'light',
  ...onlyFor('brutalist', { darkness: 0.1 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const LOUD = ['#ffe500', '#ff5c39', '#b8ff3c', '#ff8fd0', '#5ad1ff'] as const;
const BLACK = '#0b0b0b';

const STYLE: CardStyle = {
  palette,
  draw,
  field: ({ accent2 }) => accent2,
  voice: (voice, { unit }) => ({
    ...voice,
    title: { ...voice.title, size: voice.title.size * 1.12 },
    detail: { ...voice.detail, gap: unit * 0.02 },
    button: {
      ...voice.button,
      plate: { padX: 1, padY: 0.6, radius: 0, style: { backgroundColor: BLACK } },
      color: '#ffffff',
    },
  }),
  inset: ({ unit }, calm) =>
    calm ? {} : { left: unit * 0.03, right: unit * 0.045, top: unit * 0.03, foot: unit * 0.045 },
};

/** Paper for the words, on which asked letters can be read, on a loud ground: the asked color, else one by seed. */
function palette({ colors, ground, ink: letters, scheme }: DesignRequest, random: Random): Palette {
  const [first, second] = colors.filter((color) => color !== ground);
  const background = ground ?? first ?? random.pick(LOUD);
  const dark =
    letters === undefined
      ? scheme === 'dark' || toOklch(background).l < 0.3
      : contrast(letters, BLACK) > contrast(letters, '#ffffff');
  const paper = dark ? BLACK : '#ffffff';
  const ink = inkOn(paper);
  const named = ground ? first : second;
  const other = named && contrast(named, background) > 1.2 ? named : mix(background, '#ffffff', 0.55);
  return {
    background,
    surface: paper,
    foreground: ink,
    muted: mix(ink, paper, 0.2),
    accent: background,
    accent2: other,
    accentText: ensureContrast(ground && first ? first : ink, [paper], 4.7),
  };
}

function draw({
  frame,
  palette: { background, surface, foreground, accent2 },
  column,
  art,
  hasSubject,
}: StyleSheet): {
  body: string;
} {
  const { unit, width, height } = frame;
  const thick = Math.max(3, unit * 0.011);
  const line = toOklch(background).l < 0.3 ? '#ffffff' : BLACK;
  const words = textBounds(column.texts, unit * 0.035);
  const buttons = column.texts.some(({ role }) => role === 'call-to-action') ? unit * 0.025 : 0;
  const sheet = words && { ...words, height: Math.min(words.height + buttons, height - words.y - thick * 2) };
  const stage: Box | undefined = art && {
    x: art.x + art.width * 0.04,
    y: art.y + art.height * 0.09,
    width: art.width * 0.92,
    height: art.height * 0.82,
  };
  return {
    body:
      drawTicks(width, height, thick, line, unit) +
      (stage && hasSubject ? block(stage, accent2, { line, thick, drop: unit * 0.022 }) : '') +
      (sheet
        ? block(sheet, surface, { line: surface === BLACK ? foreground : line, thick, drop: unit * 0.022 })
        : ''),
  };
}

/** A box with a border and a shadow as hard as itself. */
function block(
  { x, y, width, height }: Box,
  color: string,
  { line, thick, drop }: { line: string; thick: number; drop: number },
): string {
  return (
    rect(x + drop, y + drop, width, height, fill(line)) +
    rect(x, y, width, height, `${fill(color)} stroke="${line}" stroke-width="${thick.toFixed(1)}"`)
  );
}

/** The edge of the card, and slanting bars in its upper right corner. */
function drawTicks(width: number, height: number, thick: number, line: string, unit: number): string {
  const step = unit * 0.03;
  const bars = Array.from({ length: 9 }, (_, at) =>
    lines([
      [width - step * (at + 1.4), 0],
      [width, step * (at + 1.4)],
    ]),
  );
  return (
    path(bars.join(''), stroke(line, thick * 0.55)) +
    rect(0, 0, width, height, `fill="none" stroke="${line}" stroke-width="${(thick * 2).toFixed(1)}"`)
  );
}
