import { artLayer } from '../art/art-layer.ts';
import { drawSign } from '../art/signs/draw-sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE } from '../art/signs/sign-colors.ts';
import { fill, rect, svgDocument } from '../art/svg.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import { chooseSign } from '../direction/choose-sign.ts';
import type { PlacedShape } from '../solve/layout.ts';

/** Whether a sign says what a card does; one of plain information says nothing. */
export function hasSign(request: DesignRequest): boolean {
  if (request.illustration?.length === 0) return false;
  const sign = chooseSign(request);
  return sign !== undefined && (sign.meaning !== 'information' || sign.pictogram !== undefined);
}

/** The sign of a card, as it is placed and drawn, and a palette of its colors where no others are asked for. */
export function toSign(request: DesignRequest, own: Palette) {
  const sign = chooseSign(request);
  if (!sign) throw new Error('This card has no sign.');
  const { color } = SIGN_COLORS[sign.meaning];
  const { colors, ground, ink, scheme } = request;
  const asked = colors.length > 0 || [ground, ink, scheme].some((wish) => wish !== undefined);
  const side = 100;
  return {
    palette: asked ? own : toPalette(color),
    traits: { width: side, height: side, transparent: true },
    name: 'sign' as const,
    draw: ({ box }: PlacedShape) => {
      const { width } = box;
      // On the colors of others it stands on a plate of its own.
      const pad = asked ? width * PLATE_PAD : 0;
      const plate = asked ? rect(0, 0, width, width, fill(SIGN_WHITE), width * PLATE_CORNER) : '';
      const body = plate + drawSign(sign, pad, pad, width - 2 * pad);
      return { ...artLayer('sign', svgDocument(width, width, body), box), subject: box };
    },
  };
}

const [PLATE_PAD, PLATE_CORNER] = [0.07, 0.06];

const toPalette = (color: string): Palette => ({
  background: SIGN_WHITE,
  surface: SIGN_WHITE,
  foreground: SIGN_BLACK,
  muted: SIGN_BLACK,
  accent: color,
  accent2: color,
  accentText: SIGN_BLACK,
});
