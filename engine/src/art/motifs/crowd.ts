import { defineMotif } from '../define-motif.ts';
import { SKINS } from '../people/person-looks.ts';
import { fill, path, svg } from '../svg.ts';

/** A head of hair round a head of radius 48 at the origin: the part behind it and the part before it. */
type Hair = { back?: string; front: string };

const hairs: readonly Hair[] = [
  { front: 'M-52 4C-60 -70 60 -70 52 4C46 -14 40 -24 32 -30C10 -20 -20 -22 -34 -28C-42 -20 -48 -10 -52 4Z' },
  {
    back: 'M-60 0C-66 -82 66 -82 60 0V72C60 94 30 98 0 98C-30 98 -60 94 -60 72Z',
    front: 'M-50 2C-54 -66 54 -66 50 2C44 -16 30 -32 8 -37C-14 -31 -40 -20 -50 2Z',
  },
  { front: 'M-52 8C-62 -74 62 -78 54 6C48 -12 44 -22 36 -28C10 -24 -16 -32 -30 -42C-40 -30 -48 -10 -52 8Z' },
  {
    back: 'M-25 -62a25 25 0 0 1 50 0a25 25 0 0 1 -50 0Z',
    front: 'M-51 -2C-54 -66 54 -66 51 -2C40 -27 20 -36 0 -36C-20 -36 -40 -27 -51 -2Z',
  },
  {
    back: 'M-70 -6a22 22 0 0 1 10 -30a26 26 0 0 1 34 -28a30 30 0 0 1 52 0a26 26 0 0 1 34 28a22 22 0 0 1 10 30a24 24 0 0 1 -20 30H-50a24 24 0 0 1 -20 -30Z',
    front: 'M-54 -2C-56 -72 56 -72 54 -2C46 -20 34 -28 20 -26C8 -34 -10 -34 -20 -26C-34 -28 -46 -20 -54 -2Z',
  },
];

const body = 'M-104 330V150C-104 108 -70 86 -22 84H22C70 86 104 108 104 150V330Z';
const bodyShade = 'M36 84C76 90 104 110 104 150V330H44C66 250 68 150 36 84Z';
const neck = 'M-21 30H21V84C21 98 -21 98 -21 84Z';
const neckShade = 'M-21 40C-10 56 10 56 21 40V62C8 70 -8 70 -21 58Z';
const head = 'M-48 0a48 48 0 0 1 96 0a48 52 0 0 1 -96 0Z';

/** People in three rows, cut by the lower edge like a group photograph: heads, shoulders, no faces. */
export const crowd = defineMotif({
  name: 'crowd',
  topics: ['people', 'education'],
  ending: 'figure',
  paint: ({ free, away, width, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const bottom = free.y + free.height;
    const size = Math.min(free.width / 3.1, free.height / 2.5);
    // Skins of people in any card's colors: a face in the color of paper is a ghost's.
    const skins = random.shuffle(SKINS);
    const shades = dark
      ? [colors.night, colors.second, colors.soft]
      : [colors.night, colors.peak, colors.second];
    const coats = [
      [colors.wash, colors.soft],
      [colors.soft, colors.secondSoft, colors.mid],
      [colors.strong, colors.second, colors.mid],
    ];
    const person = (x: number, y: number, scale: number, coat: string, skin: string): string => {
      const hair = random.pick(hairs);
      const shade = random.pick(shades.filter((color) => color !== coat));
      const back = hair.back === undefined ? '' : path(hair.back, fill(shade));
      const shapes = `${back}<g transform="translate(0 -12)">${path(body, fill(coat))}${path(bodyShade, fill(colors.night, 0.14))}${path(neck, fill(skin))}${path(neckShade, fill(colors.night, 0.2))}</g>${path(head, fill(skin))}${path(hair.front, fill(shade))}`;
      return svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(scale * 1000) / 1000)})">${shapes}</g>`;
    };
    const rows = coats.map((tones, row) => {
      const scale = (0.86 + row * 0.14) * (size / 208);
      const pitch = scale * 196;
      const y = bottom - size * (1.86 - row * 0.5);
      // Beside the type the group tapers towards the back.
      const inset = [0.95, 0.5, 0.62][row] ?? 0.5;
      const from = away.x > 0 ? free.x + size * inset : free.x + (row % 2) * pitch * 0.5;
      const to =
        away.x < 0 ? free.x + free.width - size * inset : Math.max(width, free.x + free.width) + size * 0.4;
      let people = '';
      for (let i = 0, x = from; x <= to; i++, x += pitch) {
        const coat = tones[i % tones.length] ?? colors.mid;
        const skin = skins[(i * 2 + row) % skins.length] ?? colors.mid;
        people += person(x, y + random.range(-0.07, 0.07) * size, scale, coat, skin);
      }
      return people;
    });
    return { body: rows.join('') };
  },
});
