import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const xylophone = drawSubject({
  name: 'xylophone',
  nouns: ['xylophone', 'marimba', 'glockenspiel'],
  bounds: { x: 10, y: 25, width: 434, height: 256 },
  natural: { main: '#d9473f', second: '#f2a63e', accent: '#3f9a6a', ink: '#3a2a24', light: '#4a86c8' },
  presence: { nouns: ['xylophone'], home: 'still-life', stands: 'table', tall: 0.22, metres: 0.2 },
  paint: (colors) => `
    ${path('M10 210L440 160L444 184L20 240ZM10 90L440 110V130L10 116Z', fill(colors.ink, 0.85))}
    ${path('M20 50C20 36 62 36 62 50V270C62 284 20 284 20 270Z', fill(colors.main))}
    ${path('M76 60C76 46 118 46 118 60V256C118 270 76 270 76 256Z', fill(colors.second))}
    ${path('M132 70C132 56 174 56 174 70V244C174 258 132 258 132 244Z', fill(colors.accent))}
    ${path('M188 78C188 64 230 64 230 78V232C230 246 188 246 188 232Z', fill(colors.light))}
    ${path('M244 86C244 72 286 72 286 86V222C286 236 244 236 244 222Z', fill(colors.main))}
    ${path('M300 92C300 78 342 78 342 92V212C342 226 300 226 300 212Z', fill(colors.second))}
    ${path('M356 98C356 84 398 84 398 98V202C398 216 356 216 356 202Z', fill(colors.accent))}
    ${path('M48 40C58 42 62 46 62 50V270C62 274 58 279 48 280ZM104 50C114 52 118 56 118 60V256C118 260 114 265 104 266ZM160 60C170 62 174 66 174 70V244C174 248 170 253 160 254ZM216 68C226 70 230 74 230 78V232C230 236 226 241 216 242ZM272 76C282 78 286 82 286 86V222C286 226 282 231 272 232ZM328 82C338 84 342 88 342 92V212C342 216 338 221 328 222ZM384 88C394 90 398 94 398 98V202C398 206 394 211 384 212Z', fill(colors.ink, 0.16))}
    ${path('M120 150L300 30M250 170L420 40', stroke(colors.ink, 9))}
    ${circle(116, 154, 21, fill(colors.ink))}
    ${circle(246, 174, 21, fill(colors.ink))}
    ${circle(110, 148, 6, fill(colors.light))}
    ${circle(240, 168, 6, fill(colors.light))}`,
});
