import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Light } from '../light/light.ts';
import type { Stage } from '../stage.ts';

/** Another world: colors of its ground, of which chance takes one unless another is asked for, and what its air makes of the light. */
export type World = { soils: readonly string[]; air: 'none' | 'dust' | 'strange' };

export const soilOf = ({ soils }: World, { random, tint }: Pick<Stage, 'random' | 'tint'>): string =>
  tint ?? random.fork('soil').pick(soils);

const VOID = '#05060f';
const DEEP = '#0b1022';

/** Without air no hour and no weather is seen; else dust colors the air: on Mars that of the ground, elsewhere one beside it on the wheel. */
export function lightOfWorld(light: Light, world: World, soil: string): Light {
  if (world.air === 'none')
    return {
      ...light,
      time: 'night',
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
