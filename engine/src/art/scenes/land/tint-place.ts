import { hueDistance, oklch, toOklch } from '../../../color/oklch.ts';
import { lazyBy } from '../../../lazy.ts';
import { type Grade, gradeSvg } from '../light/grade.ts';
import type { Layer, Stage } from '../stage.ts';

// What of a place has the color that is asked for it; without a row all of its land.
const DYED: Readonly<Record<string, RegExp>> = {
  beach: /^sand/,
  canal: /^water/,
  fjord: /^water/,
  lake: /^(?:water|far-shore)/,
  mountains: /^(?:far|middle|close)$/,
  pond: /^pond\d/,
  river: /^(?:banks|plain)/,
  sea: /^(?:water|swell)/,
  waterfall: /^(?:fall|pool)/,
};
const NOT_LAND = /^(?:sky|lights|weather|water|rays)/;
// Places whose water is in one layer with their land: only its blues are tinted.
const MIXED: ReadonlySet<string> = new Set(['river', 'waterfall']);
const BLUE = 225;
const BLUES = 45;
// Greys and snow keep more of their own; how far lightness goes to that of the asked color.
const GREY = 0.06;
const DEEPER = 0.3;
const TAKEN = 0.85;

/** The land or the water of a place under the sky in the color that the prompt gives it: a purple forest, a pink sea. */
export function tintPlace(layers: readonly Layer[], { tint }: Stage, place: string): Layer[] {
  if (!tint) return [...layers];
  const tintOf = toTint(tint, MIXED.has(place));
  const own = DYED[place];
  return layers.map((layer) =>
    typeof layer.picture === 'string' && (own ? own.test(layer.name) : !NOT_LAND.test(layer.name))
      ? { ...layer, picture: gradeSvg(layer.picture, tintOf) }
      : layer,
  );
}

function toTint(tint: string, blueOnly: boolean): Grade {
  const asked = toOklch(tint);
  return lazyBy((color) => {
    const { l, c, h } = toOklch(color);
    const share = blueOnly && hueDistance(h, BLUE) > BLUES ? 0 : TAKEN * Math.min(1, (c + 0.012) / GREY);
    return share === 0
      ? color
      : oklch(l + (asked.l - l) * DEEPER * share, c + (asked.c * 0.9 - c) * share, asked.h);
  });
}
