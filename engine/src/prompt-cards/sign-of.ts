import { artLayer } from '../art/art-layer.ts';
import { drawSign } from '../art/signs/draw-sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE } from '../art/signs/sign-colors.ts';
import { svgDocument } from '../art/svg.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import { chooseSign } from '../direction/choose-sign.ts';
import type { PlacedShape } from '../solve/layout.ts';

/** Whether a sign says what a card does; one of plain information says nothing. */
export function hasSign(request: DesignRequest): boolean {
  const sign = chooseSign(request);
  return sign !== undefined && (sign.meaning !== 'information' || sign.pictogram !== undefined);
}

/** The sign of a card, as it is placed and drawn, and a palette of its colors where no others are asked for. */
export function toSign(request: DesignRequest, own: Palette) {
  const sign = chooseSign(request);
  if (!sign) throw new Error('This card has no sign.');
  const { color } = SIGN_COLORS[sign.meaning];
  const asked = request.ground ?? request.ink ?? request.colors[0];
  const side = 100;
  return {
    palette: asked === undefined ? toPalette(color) : own,
    traits: { width: side, height: side, transparent: true },
    name: 'sign' as const,
    draw: ({ box }: PlacedShape) => ({
      ...artLayer('sign', svgDocument(box.width, box.height, drawSign(sign, 0, 0, box.width)), box),
      subject: box,
    }),
  };
}

const toPalette = (color: string): Palette => ({
  background: SIGN_WHITE,
  surface: SIGN_WHITE,
  foreground: SIGN_BLACK,
  muted: SIGN_BLACK,
  accent: color,
  accent2: color,
  accentText: SIGN_BLACK,
});
