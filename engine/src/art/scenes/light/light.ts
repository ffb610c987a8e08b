import type { Season, Sight, Time, Weather } from '../../../brief/setting.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';

/** What the hour and the weather make of a picture. Colors `#rrggbb`. */
export type Light = {
  time: Time;
  weather: Weather;
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string, string];
  /** What far things fade into, and what near things in the shade become. */
  haze: string;
  dark: string;
  /** Color of the sun or moon, of what it lights, and of its disc's radius as a share of the unit. */
  sun: string;
  disc: number;
  /** Height of the sun as a share of the way from the top to the horizon. */
  altitude: number;
  /** Strength of the shine around it, 0..1. */
  glow: number;
  /** How far things lose their own color to the dark, 0 (noon) .. 1 (a black outline). */
  silhouette: number;
  /** Strength of the fog between the layers, 0..1. */
  mist: number;
  /** Share of the stars that are out. */
  stars: number;
  /** How much of the sky is clouded, 0..1. */
  clouds: number;
};

type Hour = Omit<Light, 'time' | 'weather' | 'mist' | 'clouds'>;

const HOURS: Readonly<Record<Time, Hour>> = {
  dawn: {
    sky: ['#4a6ca3', '#8fa3cd', '#f0b9a6', '#fbcd8c', '#fff0c0'],
    haze: '#f2cdb0',
    dark: '#2f3149',
    sun: '#fff1cf',
    disc: 0.07,
    altitude: 0.84,
    glow: 0.95,
    silhouette: 0.42,
    stars: 0,
  },
  day: {
    sky: ['#2f7cc4', '#5aa2dc', '#8fc4ec', '#c3e0f4', '#eaf5fa'],
    haze: '#cfe4ee',
    dark: '#173a45',
    sun: '#fffdf2',
    disc: 0.055,
    altitude: 0.34,
    glow: 0.5,
    silhouette: 0.06,
    stars: 0,
  },
  golden: {
    sky: ['#5b7fa6', '#9db0b8', '#ecca98', '#f8d488', '#ffeebd'],
    haze: '#f4d6a0',
    dark: '#2f2a22',
    sun: '#fff6d8',
    disc: 0.068,
    altitude: 0.74,
    glow: 0.9,
    silhouette: 0.4,
    stars: 0,
  },
  sunset: {
    sky: ['#2a2350', '#7a3b69', '#d8605a', '#f7a35c', '#ffd9a0'],
    haze: '#f2a777',
    dark: '#1c1426',
    sun: '#fff0cf',
    disc: 0.075,
    altitude: 0.88,
    glow: 0.95,
    silhouette: 0.7,
    stars: 0,
  },
  dusk: {
    sky: ['#121737', '#2c2d63', '#66487f', '#b76b89', '#f0a58f'],
    haze: '#a5738f',
    dark: '#12112a',
    sun: '#ffd9c0',
    disc: 0,
    altitude: 1.02,
    glow: 0.55,
    silhouette: 0.82,
    stars: 0.35,
  },
  night: {
    sky: ['#060a1f', '#0c1638', '#152a58', '#214474', '#35618c'],
    haze: '#2f577f',
    dark: '#050a18',
    sun: '#f4f7ff',
    disc: 0.05,
    altitude: 0.42,
    glow: 0.42,
    silhouette: 0.82,
    stars: 1,
  },
};

const DARK: ReadonlySet<Time> = new Set(['dusk', 'night']);

type Sky = { misty?: boolean; sights?: ReadonlySet<Sight>; season?: Season };

/** The light of an hour in a weather; `misty` is asked for beside another weather: a misty sunset. */
export function toLight(
  time: Time,
  weather: Weather,
  { misty = false, sights = new Set(), season }: Sky = {},
): Light {
  const foggy = misty || weather === 'mist';
  const hour = season === 'autumn' && time === 'day' && !foggy ? mellow(HOURS.day) : HOURS[time];
  // At night fog is the lightest thing there is.
  const haze = foggy && DARK.has(time) ? mix(hour.haze, '#b9c8d8', 0.34) : hour.haze;
  const fair: Light = {
    ...hour,
    haze,
    time,
    weather,
    mist: foggy ? 1.5 : 0.45,
    clouds: time === 'day' ? 0.35 : 0.5,
  };
  return withDisc(inWeather(fair, weather), sights);
}

/** A day in autumn: the sun is lower and yellow, the distance golden. */
const mellow = (day: Hour): Hour => ({
  ...day,
  sky: repaint(day.sky, (color, i) => mix(color, '#fbe3ae', [0.04, 0.08, 0.22, 0.5, 0.72][i] ?? 0)),
  haze: mix(day.haze, '#f0d7a2', 0.62),
  sun: '#fff3d2',
  altitude: 0.5,
});

function inWeather(fair: Light, weather: Weather): Light {
  switch (weather) {
    case 'clear':
      return fair;
    case 'mist':
      return {
        ...fair,
        clouds: 0.3,
        stars: fair.stars * 0.25,
        // Fog hides a high sun, and leaves of a low one or of the moon a pale disc.
        disc: fair.time === 'day' ? 0 : fair.disc * 0.8,
        glow: fair.glow * (fair.time === 'day' ? 0.3 : 0.6),
        sky: repaint(fair.sky, (c, i) => mix(c, fair.haze, 0.5 + i * 0.1)),
      };
    case 'overcast':
      return veil(fair, { grey: 0.8, lightness: 0, clouds: 1 });
    case 'snow':
      // Snow on the ground lights a night from below.
      return veil(fair, { grey: 0.72, lightness: fair.time === 'night' ? 0.16 : 0.03, clouds: 0.7 });
    case 'rain':
      return veil(fair, { grey: 0.72, lightness: -0.14, clouds: 1 });
    case 'storm':
      return veil(fair, { grey: 0.62, lightness: -0.27, clouds: 1 });
  }
}

// They are seen best when no moon is up, unless one is asked for.
const MOONLESS: readonly Sight[] = ['aurora', 'milky-way', 'stars', 'fireworks', 'sky-lanterns'];

/** Who sees a rainbow has the sun at the back; a moon that is asked for is up at dusk already. */
function withDisc(light: Light, sights: ReadonlySet<Sight>): Light {
  const moon = sights.has('moon') || sights.has('crescent');
  if (sights.has('rainbow') || (!moon && MOONLESS.some((sight) => sights.has(sight))))
    return { ...light, disc: 0, glow: light.glow * 0.3 };
  return moon && light.time === 'dusk' && !isClouded(light)
    ? { ...light, disc: HOURS.night.disc, altitude: HOURS.night.altitude, sun: HOURS.night.sun }
    : light;
}

/** The light under a sky of an asked color: each part of the sky as light as it was, the distance with it. */
export function withSkyColor(light: Light, color: string): Light {
  const asked = toOklch(color);
  const recolor = (own: string, share: number): string => {
    const { l } = toOklch(own);
    const chroma = asked.c * Math.max(0.35, 1 - Math.abs(l - 0.65) * 1.2);
    return mix(own, oklch(l, asked.c < 0.03 ? 0 : chroma, asked.h), share);
  };
  return {
    ...light,
    sky: repaint(light.sky, (own, i) => recolor(own, 0.85 - i * 0.06)),
    haze: recolor(light.haze, 0.55),
  };
}

/** Whether clouds hide sun and moon. */
export const isClouded = ({ weather }: Light): boolean =>
  weather === 'overcast' || weather === 'snow' || weather === 'rain' || weather === 'storm';

const LOW: ReadonlySet<Time> = new Set(['dawn', 'golden', 'sunset', 'dusk', 'night']);

/** Clouds before the sun: no disc, less color, another brightness. */
function veil(
  light: Light,
  { grey: most, lightness, clouds }: { grey: number; lightness: number; clouds: number },
): Light {
  // A low sun colors the clouds as well, and a cloudy night is blue.
  const grey = most * (LOW.has(light.time) ? 0.5 : 1);
  const dull = (color: string): string => {
    const { l, c, h } = toOklch(color);
    // The night is dark already; a storm may not make it black.
    const drop = lightness * Math.min(1, l * 1.8) * l;
    // What little color is left leans to the cool side.
    return mix(oklch(l + drop, c * (1 - grey), h), oklch(l + drop, 0.022, 235), grey * 0.6);
  };
  return {
    ...light,
    sky: repaint(light.sky, dull),
    haze: dull(light.haze),
    sun: mix(light.sun, dull(light.haze), 0.35),
    disc: 0,
    glow: light.glow * 0.3,
    stars: 0,
    silhouette: Math.min(0.85, light.silhouette * 0.75 + 0.18 - lightness * 0.8),
    mist: Math.max(light.mist, 0.6),
    clouds,
  };
}

function repaint(sky: Light['sky'], paint: (color: string, index: number) => string): Light['sky'] {
  const [a, b, c, d, e] = sky;
  return [paint(a, 0), paint(b, 1), paint(c, 2), paint(d, 3), paint(e, 4)];
}

// Snow and white walls give back what little light there is.
const PALE_SHINES = 0.78;
const paleness = (color: string): number => {
  const { l, c } = toOklch(color);
  return Math.min(1, Math.max(0, (l - 0.82) / 0.1)) * Math.max(0, 1 - c / 0.06);
};

/** A thing's own color in this light, `near` from 0 (lost in the haze) to 1 (at the viewer's feet). */
export function inLight(light: Light, color: string, near: number): string {
  const pale = paleness(color);
  // The shade on snow has the color of the sky.
  const shade = pale > 0 ? mix(light.dark, light.sky[1], 0.6 * pale) : light.dark;
  const shaded = mix(color, shade, light.silhouette * (1 - PALE_SHINES * pale));
  return mix(light.haze, shaded, near);
}
