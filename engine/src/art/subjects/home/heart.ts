import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';

const OUTLINE =
  'M200 352C92 282 16 218 16 126C16 64 62 20 116 20C152 20 184 40 200 72C216 40 248 20 284 20C338 20 384 64 384 126C384 218 308 282 200 352Z';
const BEAT = 'M0 192H122L146 152L176 246L216 118L246 212L262 192H400';
const bounds = { x: 16, y: 20, width: 368, height: 332 };
const natural: SubjectColors = {
  main: '#e2434f',
  second: '#b8283f',
  accent: '#ffb3a7',
  ink: '#6a1526',
  light: '#fff4f2',
};

/** A heart, lit from the left; `inside` is painted over its shade. */
const paintHeart = ({ main, ink, light }: SubjectColors, id: string, inside = ''): string => `
    <clipPath id="${id}heart"><path d="${OUTLINE}"/></clipPath>
    <path d="${OUTLINE}" fill="${main}"/>
    <g clip-path="url(#${id}heart)">
    <path d="M316 10H400V370H190C310 290 350 150 316 10Z" fill="${ink}" fill-opacity=".16"/>
    ${inside}
    <path d="M46 136C44 96 70 58 108 50" stroke="${light}" stroke-opacity=".55" stroke-width="17" stroke-linecap="round" fill="none"/>
    </g>`;

export const heart = drawSubject({
  name: 'heart',
  nouns: [
    'heart',
    'love',
    'valentine',
    "valentine's day",
    'charity',
    'donation',
    'volunteer',
    'mental health',
  ],
  bounds,
  natural,
  emblem: true,
  paint: (colors, id) => paintHeart(colors, id),
});

export const heartbeat = drawSubject({
  name: 'heartbeat',
  nouns: [
    'heartbeat',
    'health',
    'cardiology',
    'medicine',
    'doctor',
    'hospital',
    'healthcare',
    'blood donation',
  ],
  bounds,
  natural,
  paint: (colors, id) => `
    ${paintHeart(
      colors,
      id,
      `<path d="${BEAT}" stroke="${colors.ink}" stroke-opacity=".2" stroke-width="17" fill="none" transform="translate(0 9)"/>
    <path d="${BEAT}" stroke="${colors.light}" stroke-width="17" fill="none"/>`,
    )}
    <circle cx="300" cy="192" r="20" fill="${colors.accent}"/>`,
});
