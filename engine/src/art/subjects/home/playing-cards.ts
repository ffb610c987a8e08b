import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const playingCards = drawSubject({
  name: 'playing-cards',
  nouns: ['playing card', 'playing cards', 'deck of cards', 'poker cards', 'ace of spades', 'poker'],
  bounds: { x: -13, y: 40, width: 413, height: 309 },
  natural: { main: '#fdfaf3', second: '#d0323f', accent: '#2f5fa0', ink: '#1f2430', light: '#ffffff' },
  presence: {
    nouns: ['playing card', 'deck of cards', 'playing cards'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.09,
    several: 3,
  },
  paint: (colors, id) => `
    <g transform="rotate(-22 190 340)">
    ${rect(80, 60, 170, 250, fill(colors.accent), 14)}
    ${rect(90, 70, 150, 230, fill(colors.light), 8)}
    ${rect(98, 78, 134, 214, fill(colors.accent), 6)}
    ${path('M98 120L232 260M98 180L210 292M140 78L232 176M98 250L232 110M120 292L232 180M98 190L190 78', stroke(colors.light, 4, 0.6))}
    </g>
    <g transform="rotate(0 190 340)">
    ${body('M114 40H256C264 40 270 46 270 54V276C270 284 264 290 256 290H114C106 290 100 284 100 276V54C100 46 106 40 114 40Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -6 })}
    ${path('M185 130C160 100 130 120 142 152C150 176 176 194 185 210C194 194 220 176 228 152C240 120 210 100 185 130Z', fill(colors.second))}
    ${path('M124 60C118 52 108 56 110 66C112 74 120 80 124 86C128 80 136 74 138 66C140 56 130 52 124 60Z', fill(colors.second))}
    ${path('M246 270C252 278 262 274 260 264C258 256 250 250 246 244C242 250 234 256 232 264C230 274 240 278 246 270Z', fill(colors.second))}
    </g>
    <g transform="rotate(22 190 340)">
    ${body('M144 40H286C294 40 300 46 300 54V276C300 284 294 290 286 290H144C136 290 130 284 130 276V54C130 46 136 40 144 40Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -6 })}
    ${path('M215 112C240 146 262 158 258 184C254 206 230 206 220 192C222 208 228 216 234 222H196C202 216 208 208 210 192C200 206 176 206 172 184C168 158 190 146 215 112Z', fill(colors.ink))}
    ${path('M154 56C164 68 172 74 170 84C168 92 160 92 157 88L160 98H148L151 88C148 92 140 92 138 84C136 74 144 68 154 56Z', fill(colors.ink))}
    </g>`,
});
