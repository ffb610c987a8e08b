import { bicycle } from '../subjects/vehicles/bicycle.ts';
import { art, line, type Shape } from './shape.ts';

/** What a sitting worker needs, from the hip of an adult: a chair behind, a desk with a computer before. */
export const DESK: readonly Shape[] = [
  art('M44 -34 L196 -34 C200 -34 200 -24 196 -24 L44 -24 C40 -24 40 -34 44 -34Z', 'wood'),
  art('M44 -27 L196 -27 L196 -24 L44 -24Z', 'ink', 0.2),
  line('M176 -24 L186 115', 'wood', 7),
  art('M70 -38 L128 -38 L128 -34 L70 -34Z', 'ink'),
  art('M126 -36 L148 -86 C149 -89 154 -88 153 -85 L133 -34Z', 'ink'),
];

export const CHAIR: readonly Shape[] = [
  line('M-12 30 L-12 106M-12 106 L-38 115M-12 106 L16 115', 'ink', 6),
  line('M-46 24 L30 24', 'accent', 13),
  line('M-50 16 C-62 -10 -62 -40 -56 -74', 'accent', 11),
];

/** A wall of rock to climb, before the figure. */
export const ROCK: readonly Shape[] = [
  art(
    'M52 212 L60 120 L48 40 L66 -50 L58 -130 L84 -190 L74 -262 L120 -340 L168 -318 L206 -250 L262 -206 L286 -96 L346 -40 L372 90 L420 212Z',
    'stone',
  ),
  art(
    'M52 212 L60 120 L48 40 L66 -50 L58 -130 L84 -190 L74 -262 L120 -340 L132 -250 L118 -150 L140 -60 L116 60 L132 212Z',
    'light',
    0.14,
  ),
  art(
    'M206 -250 L262 -206 L286 -96 L346 -40 L372 90 L420 212 L300 212 L268 90 L282 0 L226 -70 L238 -170Z',
    'ink',
    0.18,
  ),
  art('M168 60 L226 40 L248 110 L214 212 L150 212Z', 'ink', 0.1),
  line(
    'M62 -40 L84 -30M56 44 L80 54M62 120 L90 116M82 -186 L104 -176M160 -200 L190 -180M150 -90 L186 -110',
    'ink',
    3,
    0.22,
  ),
];

const BICYCLE_SCALE = 0.92;

const ridden = (x: number, y: number): readonly Shape[] => [
  { subject: bicycle, x, y, scale: BICYCLE_SCALE, main: 'accent' },
];

/** A bicycle of an adult's size with its saddle under the hip; its frame has the colour of what is held. */
export const BICYCLE = ridden(-163 * BICYCLE_SCALE, 20 - 40 * BICYCLE_SCALE);

/** The same beside who pushes it, on the ground between the feet. */
export const PUSHED_BICYCLE = ridden(-236, -bicycle.height * BICYCLE_SCALE);
