import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Light } from '../light/light.ts';
import type { Stage } from '../stage.ts';

/** Another world: colors of its ground, of which chance takes one unless another is asked for, and what its air makes of the light. */
export type World = { soils: readonly string[]; air: 'none' | 'dust' | 'strange' | 'water' };

export const soilOf = ({ soils }: World, { random, tint }: Pick<Stage, 'random' | 'tint'>): string =>
  tint ?? random.fork('soil').pick(soils);

const VOID = '#05060f';
const DEEP = '#0b1022';

/** Without air no hour and no weather is seen; else dust colors the air: on Mars that of the ground, elsewhere one beside it on the wheel. */
export function lightOfWorld(light: Light, world: World, soil: string): Light {
  if (world.air === 'none')
    return {
      ...light,
      time: 'day',
      weather: 'clear',
      sky: [VOID, VOID, DEEP, DEEP, DEEP],
      haze: DEEP,
      dark: VOID,
      sun: '#ffffff',
      disc: 0,
      glow: 0,
      silhouette: 0,
      mist: 0,
      stars: 1,
      clouds: 0,
    };
  if (world.air === 'water') return lightUnderWater(light);
  const { h, c } = toOklch(soil);
  const hue = h + (world.air === 'strange' ? 40 : 0);
  const dye = (color: string, strength: number): string => {
    const own = toOklch(color);
    return mix(color, oklch(own.l, Math.min(0.13, Math.max(own.c, c * 0.75, 0.06)), hue + 12), strength);
  };
  const [a, b, d, e, f] = light.sky;
  // The air is thin: darker above, light with dust below.
  const deep = (color: string): string => mix(dye(color, 0.9), '#1a0d14', light.time === 'day' ? 0.22 : 0);
  return {
    ...light,
    sky: [deep(a), deep(b), dye(d, 0.86), dye(e, 0.8), dye(f, 0.72)],
    haze: dye(light.haze, 0.85),
    dark: dye(light.dark, 0.7),
    disc: light.disc * 0.72,
    clouds: light.clouds * 0.4,
    stars: Math.max(light.stars, light.time === 'day' ? 0.12 : 0.4),
    // Weather of the earth has no say here, but dust has.
    mist: Math.max(light.mist, 0.5),
  };
}

// How much of the day comes down there.
const BRIGHT = { dawn: 0.9, day: 1, golden: 0.95, sunset: 0.78, dusk: 0.6, night: 0.45 } as const;

/** Blue that deepens downwards, lit from above. */
function lightUnderWater(light: Light): Light {
  const bright = BRIGHT[light.time];
  const top = oklch(0.74 * bright, 0.1, 215);
  const deep = oklch(0.27 * (0.6 + 0.4 * bright), 0.08, 245);
  return {
    ...light,
    weather: 'clear',
    sky: [top, mix(top, deep, 0.3), mix(top, deep, 0.55), mix(top, deep, 0.78), deep],
    haze: mix(top, deep, 0.45),
    dark: mix(deep, '#000000', 0.35),
    sun: '#ffffff',
    disc: 0,
    altitude: 0,
    glow: 0.75 * bright,
    silhouette: 0.5 * (1 - bright),
    mist: 0.45,
    stars: 0,
    clouds: 0,
  };
}
