import { ensureContrast } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Look } from '../look.ts';
import { editorial } from '../looks/editorial/editorial.ts';
import { elegant } from '../looks/elegant/elegant.ts';
import { toElegantPalette } from '../looks/elegant/elegant-palette.ts';
import { engineering } from '../looks/engineering/engineering.ts';
import { geometric } from '../looks/geometric/geometric.ts';
import { gradient } from '../looks/gradient/gradient.ts';
import { handmade } from '../looks/handmade/handmade.ts';
import { playful } from '../looks/playful/playful.ts';
import { toPlayfulPalette } from '../looks/playful/playful-palette.ts';
import { retro } from '../looks/retro/retro.ts';
import { toRetroPalette } from '../looks/retro/retro-palette.ts';
import { swiss } from '../looks/swiss/swiss.ts';
import type { StyleSheet, Treatment } from './style.ts';

const fromLook = (
  { name, pairings, suits }: Look,
  treatment: Treatment,
  tone?: StyleSheet['tone'],
): StyleSheet => ({ name, pairings, suits, treatment, ...(tone ? { tone } : {}) });

/** Every style that families are drawn in. The other looks are designs of their own and arrange their cards themselves. */
export const styles: readonly StyleSheet[] = [
  fromLook(editorial, { rule: 0.004, corner: 0.02, panel: 'fill', texture: 'none' }),
  fromLook(swiss, { rule: 0.006, corner: 0, panel: 'fill', texture: 'none' }),
  fromLook(geometric, { rule: 0.008, corner: 0, panel: 'fill', texture: 'none' }),
  fromLook(engineering, { rule: 0.003, corner: 0.012, panel: 'frame', texture: 'grid' }),
  fromLook(gradient, { rule: 0.003, corner: 0.03, panel: 'fill', texture: 'glow' }),
  fromLook(handmade, { rule: 0.005, corner: 0.015, panel: 'fill', texture: 'none' }),
  fromLook(
    elegant,
    { rule: 0.002, corner: 0, panel: 'frame', texture: 'none', centred: true },
    ({ accent }, { colors, ground }, scheme) => {
      const own = toElegantPalette(colors[0] ?? accent, scheme, colors.length > 0);
      const background = ground ?? own.ground;
      return {
        background,
        surface: own.arch.outer,
        foreground: ensureContrast(own.ink, [background], 7),
        muted: ensureContrast(own.muted, [background], 5),
        accent: own.arch.inner,
        accent2: own.arch.light,
        accentText: ensureContrast(own.accentText, [background], 4.7),
      };
    },
  ),
  fromLook(
    retro,
    { rule: 0.008, corner: 0.03, panel: 'fill', texture: 'dots' },
    (_, { colors, ground: asked }, scheme, random) => {
      const { ground, ink, muted, pop, stripes } = toRetroPalette(colors, scheme, random, asked);
      return {
        background: ground,
        surface: mix(ground, stripes[2], 0.35),
        foreground: ink,
        muted,
        accent: stripes[0],
        accent2: stripes[2],
        accentText: pop,
      };
    },
  ),
  fromLook(
    playful,
    { rule: 0.008, corner: 0.04, panel: 'shadow', texture: 'rays' },
    (_, request, _scheme, random) => {
      const { ground, ink, text, a, b, ray } = toPlayfulPalette(request, random);
      return {
        background: ground,
        surface: ray,
        foreground: text,
        muted: ensureContrast(mix(text, ground, 0.2), [ground], 5),
        accent: a,
        accent2: b,
        accentText: ensureContrast(ink, [ground], 5),
      };
    },
  ),
];

export const findStyle = (name: string): StyleSheet | undefined =>
  styles.find((style) => style.name === name);
