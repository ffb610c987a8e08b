import type { TypePairing } from '../../../assets/text-style.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Style } from '../../styles/style.ts';
import type { FamilyContext } from '../family.ts';

/** Whether a brief or a brand decides the colors of a card. */
export const hasAskedColors = ({ request, branded }: FamilyContext): boolean =>
  branded === true ||
  request.colors.length > 0 ||
  [request.ground, request.ink, request.scheme].some((wish) => wish !== undefined);

/** The style of a card, on a plain ground and in its family's own type and colors where neither brief nor brand decides them. */
export function inOwnVoice(context: FamilyContext, own: { type: TypePairing; palette?: Palette }): Style {
  const { style, request, branded } = context;
  return {
    ...style,
    texture: 'none',
    ...(branded || request.moods.length > 0 ? {} : { type: own.type }),
    ...(own.palette && !hasAskedColors(context) ? { palette: own.palette } : {}),
  };
}
