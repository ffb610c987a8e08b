import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';

export const rubiksCube = drawSubject({
  name: 'rubiks-cube',
  nouns: ["rubik's cube"],
  bounds: { x: 10, y: 10, width: 380, height: 390 },
  natural: { main: '#d9403a', second: '#3f7fc4', accent: '#f2c14e', ink: '#1f2430', light: '#fdfdfb' },
  presence: { nouns: ["rubik's cube"], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.06 },
  paint: (colors) => `
    ${path('M200 10L390 100V300L200 400L10 300V100Z', fill(colors.ink))}
    ${path('M200 26L250 50L196 76L146 52Z', fill(colors.light))}
    ${path('M260 55L312 79L258 106L206 80Z', fill(colors.accent))}
    ${path('M322 84L374 108L320 136L268 110Z', fill(colors.main))}
    ${path('M136 57L186 81L132 108L82 84Z', fill(colors.accent))}
    ${path('M196 86L248 110L194 138L142 112Z', fill(colors.light))}
    ${path('M258 115L310 140L256 168L204 142Z', fill(colors.second))}
    ${path('M72 89L122 113L68 140L26 112Z', fill(colors.main))}
    ${path('M132 118L184 142L130 172L78 144Z', fill(colors.accent))}
    ${path('M194 147L246 172L198 196L140 176Z', fill(colors.light))}
    ${path('M22 124L68 150V206L22 182ZM78 155L128 181V238L78 212ZM138 186L190 212V270L138 243Z', fill(colors.second))}
    ${path('M22 194L68 218V276L22 250Z', fill(colors.main))}
    ${path('M78 224L128 250V306L78 281Z', fill(colors.second))}
    ${path('M138 255L190 282V338L138 312Z', fill(colors.accent))}
    ${path('M22 262L68 288V322L22 298Z', fill(colors.second))}
    ${path('M78 293L128 318V352L78 328Z', fill(colors.light))}
    ${path('M138 324L190 350V384L138 358Z', fill(colors.main))}
    ${path('M210 212L262 186V243L210 270ZM272 181L322 155V212L272 238ZM332 150L378 124V182L332 206Z', fill(colors.main))}
    ${path('M210 282L262 255V312L210 338Z', fill(colors.accent))}
    ${path('M272 250L322 224V281L272 306Z', fill(colors.main))}
    ${path('M332 218L378 194V250L332 276Z', fill(colors.light))}
    ${path('M210 350L262 324V358L210 384Z', fill(colors.main))}
    ${path('M272 318L322 293V328L272 352Z', fill(colors.second))}
    ${path('M332 288L378 262V298L332 322Z', fill(colors.main))}
    ${path('M204 204L390 108V300L204 398Z', fill(colors.ink, 0.18))}`,
});
