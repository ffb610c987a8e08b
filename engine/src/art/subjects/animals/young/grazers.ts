import { behind, body, eye, fleece, hoof } from '../../../coat.ts';
import { drawSubject } from '../../../drawing.ts';
import { limb, line, shape } from '../../../outline.ts';
import type { Subject, SubjectColors } from '../../../subject.ts';
import { fill, path, stroke } from '../../../svg.ts';

type Paint = (colors: SubjectColors) => string;

/** What makes a long-legged animal on hooves the young of its kind; heads are drawn around the origin, looking right. */
type Grazer = {
  /** Of the grown one, singular. */
  noun: string;
  natural: SubjectColors;
  home: 'meadow' | 'farm' | 'forest';
  metres: number;
  /** Left, top, width, height of its ink. */
  edges: readonly [number, number, number, number];
  /** The outline of the head, and what lies behind, on and before it. */
  head: string;
  farEar: Paint;
  face: Paint;
  nearEar: Paint;
  tail: Paint;
  coat?: Paint;
  /** Over trunk and neck: a mane. */
  over?: Paint;
};

function drawGrazer(grazer: Grazer): Subject {
  const { noun, natural, home, metres, edges } = grazer;
  const [x, y, width, height] = edges;
  return drawSubject({
    name: `${noun}-young`,
    nouns: [],
    bounds: { x, y, width, height },
    natural,
    presence: { nouns: [noun], young: true, home, stands: 'ground', tall: 0.34, metres, faces: 'right' },
    paint: (colors, id) => `
    ${grazer.tail(colors)}
    ${behind(limb('104,190,30 110,236,17 106,294,14') + limb('164,192,28 170,240,17 170,294,14'), colors.main, colors, 0.24)}
    ${path(hoof(107, 300, 20, 16) + hoof(171, 300, 20, 16), fill(colors.ink))}
    ${body(shape('58,176 62,146 92,130 140,134 178,126 202,144 206,174 188,200 146,210 98,208 70,198'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -9, marks: grazer.coat?.(colors) ?? '' })}
    ${path(limb('82,186,40 74,236,20 80,296,15') + limb('184,186,36 190,240,19 188,296,15'), fill(colors.main))}
    ${path(hoof(81, 304, 22, 18) + hoof(189, 304, 22, 18), fill(colors.ink))}
    ${path(limb('176,168,70 204,124,50 216,88,44'), fill(colors.main))}
    ${grazer.over?.(colors) ?? ''}
    <g transform="translate(218 74) scale(1.16)">${grazer.farEar(colors)}${body(grazer.head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: grazer.face(colors) })}${grazer.nearEar(colors)}${path('M6 18a12 8 0 1 0 24 0a12 8 0 1 0 -24 0Z', fill(colors.accent, 0.3))}${eye(16, -6, 11, colors)}</g>`,
  });
}

const LONG = shape('-36,12 -36,-22 -12,-44 20,-40 44,-18 70,14 78,34 66,50 40,48 12,40 -16,38');
const SHORT = shape('-36,12 -38,-22 -12,-44 22,-42 46,-18 66,8 70,28 58,42 34,42 8,40 -18,36');

const foal = drawGrazer({
  noun: 'horse',
  natural: { main: '#b8773f', second: '#5f3a22', accent: '#e58f74', ink: '#2f1d15', light: '#fff2e0' },
  home: 'meadow',
  metres: 1.1,
  edges: [27, -19, 282, 323],
  head: LONG,
  farEar: ({ second }) => path(shape('4,-36! 18,-74! 30,-38!'), fill(second)),
  nearEar: ({ main, accent }) =>
    path(shape('-28,-34! -20,-80! 2,-40!'), fill(main)) +
    path(shape('-20,-42! -18,-66! -6,-44!'), fill(accent)),
  face: ({ light, ink }) =>
    path(shape('26,-44 40,-30 70,6 60,10 34,-14'), fill(light)) +
    path(shape('52,20 90,10 90,60 40,60'), fill(light, 0.6)) +
    path('M66 26a3.500 5 0 1 0 7 0a3.500 5 0 1 0 -7 0Z', fill(ink, 0.7)) +
    path('M66 42Q58 42 52 36', stroke(ink, 3, 0.5)),
  tail: ({ second }) => path(shape('66,150! 40,152 28,182 34,214! 50,206 60,186 70,172!'), fill(second)),
  over: ({ second }) =>
    path(shape('200,46! 184,54 168,86 158,124! 172,128 188,108 204,72'), fill(second)) +
    path(shape('210,34! 226,28 244,42 236,52 216,50'), fill(second)),
});

const calf = drawGrazer({
  noun: 'cow',
  natural: { main: '#fbf6ee', second: '#3f3a3c', accent: '#ef9f9b', ink: '#2b2628', light: '#ffd9d0' },
  home: 'farm',
  metres: 0.9,
  edges: [31, 10, 269, 294],
  head: SHORT,
  farEar: ({ second }) => path(shape('8,-30! 34,-54 58,-52! 50,-34 26,-20!'), fill(second)),
  nearEar: ({ second, accent }) =>
    path(shape('-20,-28! -46,-46 -76,-40! -66,-20 -30,-12!'), fill(second)) +
    path(shape('-30,-26! -48,-36 -64,-34! -56,-24 -36,-18!'), fill(accent)),
  face: ({ second, light, ink }) =>
    path(shape('-50,-50 10,-60 14,-20 4,14 -50,20'), fill(second)) +
    path(shape('40,8 70,-4 90,30 60,60 30,44'), fill(light)) +
    path('M60 18a3.500 5 0 1 0 7 0a3.500 5 0 1 0 -7 0Z', fill(ink, 0.6)) +
    path('M60 34Q50 34 44 28', stroke(ink, 3, 0.5)),
  tail: ({ main, second }) =>
    path(line('66,152 44,170 42,200'), stroke(main, 9)) +
    path(shape('42,196 32,214 38,232 50,222 50,204'), fill(second)),
  coat: ({ second }) =>
    path(shape('50,130 92,120 112,146 96,176 56,176'), fill(second)) +
    path(shape('140,180 168,162 192,180 190,214 146,220'), fill(second)),
});

const fawn = drawGrazer({
  noun: 'deer',
  natural: { main: '#c98a4e', second: '#8f5a2e', accent: '#e89a80', ink: '#33201a', light: '#fff3e0' },
  home: 'forest',
  metres: 0.7,
  edges: [34, -33, 266, 337],
  head: SHORT,
  farEar: ({ second }) => path(shape('6,-34! 26,-80 52,-92! 50,-60 26,-26!'), fill(second)),
  nearEar: ({ main, light }) =>
    path(shape('-26,-26! -58,-56 -66,-92! -32,-80 -4,-40!'), fill(main)) +
    path(shape('-26,-36! -48,-58 -56,-80! -32,-70 -12,-44!'), fill(light)),
  face: ({ light, ink }) =>
    path(shape('30,34 50,14 80,30 70,60 20,56'), fill(light)) +
    path(shape('58,2! 72,10 74,22 64,26 56,16'), fill(ink)) +
    path('M64 34Q54 36 46 30', stroke(ink, 3, 0.5)),
  tail: ({ main, light }) =>
    path(shape('70,150! 50,136 34,142! 40,160 66,172!'), fill(main)) +
    path(shape('66,158! 50,148 34,142! 42,162 62,170!'), fill(light)),
  coat: ({ light }) =>
    path(shape('80,212 120,196 190,200 180,220 110,224'), fill(light)) +
    path(
      [
        [84, 150],
        [106, 144],
        [130, 150],
        [152, 146],
        [94, 172],
        [118, 168],
        [142, 172],
        [164, 166],
      ]
        .map(([x = 0, y = 0]) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`)
        .join(''),
      fill(light),
    ),
});

const kid = drawGrazer({
  noun: 'goat',
  natural: { main: '#f1e7d8', second: '#a98a68', accent: '#eba08f', ink: '#3b2f2a', light: '#fffaf0' },
  home: 'farm',
  metres: 0.6,
  edges: [39, -5, 261, 309],
  head: SHORT,
  farEar: ({ second }) => path(shape('12,-36! 14,-60 22,-64! 28,-56 26,-34!'), fill(second)),
  nearEar: ({ main, accent, second }) =>
    path(shape('-16,-38! -18,-62 -8,-68! 0,-58 2,-40!'), fill(second)) +
    path(shape('-22,-28! -50,-26 -72,4! -52,14 -24,-8!'), fill(main)) +
    path(shape('-28,-22! -48,-18 -60,2! -48,4 -28,-10!'), fill(accent)),
  face: ({ second, ink, light }) =>
    path(shape('30,-50 46,-30 74,10 64,16 36,-14'), fill(second)) +
    path(shape('30,34 50,18 80,30 70,60 20,56'), fill(light)) +
    path('M60 16a3.500 4.500 0 1 0 7 0a3.500 4.500 0 1 0 -7 0Z', fill(ink, 0.7)) +
    path('M62 32Q54 34 46 28', stroke(ink, 3, 0.5)),
  tail: ({ main }) => path(shape('68,146! 50,122 40,122! 42,146 62,166!'), fill(main)),
  coat: ({ second }) => path(shape('50,130 110,120 120,150 90,184 50,180'), fill(second)),
});

const lamb = drawSubject({
  name: 'sheep-young',
  nouns: [],
  bounds: { x: 33, y: 42, width: 243, height: 259 },
  natural: { main: '#fbf7ee', second: '#3b3535', accent: '#ef9c98', ink: '#29231f', light: '#ffffff' },
  presence: {
    nouns: ['sheep'],
    young: true,
    home: 'meadow',
    stands: 'ground',
    tall: 0.3,
    metres: 0.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(fleece(50, 176, 16, 14, 7, 10), fill(colors.main))}
    ${behind(limb('104,200,22 108,294,15') + limb('164,200,22 168,294,15'), colors.second, colors, 0.3)}
    ${path(limb('82,200,24 80,300,17') + limb('186,200,24 188,300,17'), fill(colors.second))}
    ${body(fleece(134, 172, 78, 52, 15, 20), colors.main, colors, { id: `${id}b`, dx: -4, dy: -12 })}
    ${path('M92 160q8 -12 18 -2M126 186q8 -12 18 -2M150 150q8 -12 18 -2M104 204q8 -12 18 -2', stroke(colors.ink, 4, 0.16))}
    <g transform="translate(210 106)">${path(shape('16,-28! 44,-40 66,-30! 54,-12 28,-10!'), fill(colors.second))}${body(shape('-38,6 -34,-30 -4,-48 30,-40 50,-12 62,18 54,40 26,48 -8,44 -30,30'), colors.second, colors, { id: `${id}h`, dx: -2, dy: -8, opacity: 0.3 })}
    ${path(shape('-24,-18! -58,-26 -78,-6! -56,6 -28,2!'), fill(colors.second))}${path(shape('-34,-12! -56,-18 -66,-6! -54,-2 -34,-2!'), fill(colors.accent))}
    ${path(fleece(2, -42, 32, 16, 9, 12), fill(colors.main))}
    ${path('M2 20a12 8 0 1 0 24 0a12 8 0 1 0 -24 0Z', fill(colors.accent, 0.35))}
    ${path('M-1 -6a13 14 0 1 0 26 0a13 14 0 1 0 -26 0ZM35 -8a9 11 0 1 0 18 0a9 11 0 1 0 -18 0Z', fill(colors.light))}${path('M6 -5a8 9.500 0 1 0 16 0a8 9.500 0 1 0 -16 0ZM39 -7a6 8 0 1 0 12 0a6 8 0 1 0 -12 0Z', fill(colors.ink))}${path('M8 -9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM41 -11a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0Z', fill(colors.light))}
    ${path('M38 20H54Q52 28 46 29Q40 28 38 20Z', fill(colors.accent))}${path('M46 29V34M46 34Q38 40 32 36M46 34Q52 38 56 34', stroke(colors.light, 2.6, 0.75))}</g>`,
});

const elephantCalf = drawSubject({
  name: 'elephant-young',
  nouns: [],
  bounds: { x: 27, y: 25, width: 316, height: 280 },
  natural: { main: '#98a6b5', second: '#73818f', accent: '#e9a3a3', ink: '#2c333c', light: '#eef2f5' },
  presence: {
    nouns: ['elephant'],
    young: true,
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    metres: 1.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(line('62,190 40,206 36,232'), stroke(colors.main, 9))}${path(shape('36,226 28,242 36,252 46,240'), fill(colors.second))}
    ${behind(limb('112,220,46 114,300,40') + limb('186,220,44 188,300,40'), colors.main, colors, 0.24)}
    ${body(shape('52,222 54,180 84,154 136,148 190,154 214,186 212,236 178,264 106,266 64,254'), colors.main, colors, { id: `${id}b`, dx: -4, dy: -11 })}
    ${path(limb('84,226,54 80,304,44') + limb('160,230,52 160,304,44'), fill(colors.main))}
    ${path('M62 304a6 7 0 0 1 12 0ZM75 304a6 7 0 0 1 12 0ZM88 304a6 7 0 0 1 12 0ZM142 304a6 7 0 0 1 12 0ZM155 304a6 7 0 0 1 12 0ZM168 304a6 7 0 0 1 12 0Z', fill(colors.light))}
    ${path(limb('262,136,50 282,182,34 296,214,27 322,216,22 334,196,20'), fill(colors.main))}${path('M270 166q12 6 24 0M276 184q10 5 20 -1M284 202q9 3 16 -4', stroke(colors.ink, 3.5, 0.2))}
    <g transform="translate(212 122)">${body(shape('-66,8 -62,-42 -28,-70 16,-72 54,-52 74,-14 70,26 40,52 -10,58 -50,42'), colors.main, colors, { id: `${id}h`, dx: -3, dy: -10 })}
    ${path(shape('-28,-40! -60,-66 -104,-58 -122,-14 -104,36 -64,46 -34,22! -22,-10'), fill(colors.second))}${path(shape('-38,-32! -62,-52 -94,-44 -108,-12 -94,24 -66,32 -44,14! -32,-8'), fill(colors.accent, 0.75))}
    ${path('M-2 26a15 10 0 1 0 30 0a15 10 0 1 0 -30 0Z', fill(colors.accent, 0.4))}${path('M36 44Q30 58 16 58', stroke(colors.ink, 3.5, 0.5))}${eye(26, -6, 12, colors)}${eye(62, -8, 8.5, colors)}${path('M-4 -70Q-8 -86 -16 -90M8 -72Q10 -86 6 -94M20 -70Q26 -82 30 -86', stroke(colors.second, 5))}</g>`,
});

/** The young of animals that graze, standing. */
export const grazers: readonly Subject[] = [foal, calf, fawn, kid, lamb, elephantCalf];
