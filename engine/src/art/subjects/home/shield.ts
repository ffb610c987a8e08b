import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const shield = drawSubject({
  name: 'shield',
  nouns: ['shield', 'coat of arms'],
  bounds: { x: 5, y: 4, width: 330, height: 392 },
  natural: { main: '#2f5f9e', second: '#c8393f', accent: '#e9bf52', ink: '#1c2740', light: '#f6f2e6' },
  presence: { nouns: ['shield'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.7 },
  paint: (colors, id) => `
    ${path('M170 4C220 34 290 44 334 40C340 220 290 330 170 396C50 330 0 220 6 40C50 44 120 34 170 4Z', fill(colors.accent))}
    ${body('M170 32C216 56 268 66 308 66C308 212 262 306 170 362C78 306 32 212 32 66C72 66 124 56 170 32Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -10, marks: path('M170 20H320V190H170ZM20 190H170V380H20Z', fill(colors.second)) + path('M170 20V370M20 190H320', stroke(colors.accent, 6)) })}
    ${path('M240 88L252 116L282 118L258 138L266 168L240 150L214 168L222 138L198 118L228 116ZM100 220L112 248L142 250L118 270L126 300L100 282L74 300L82 270L58 250L88 248Z', fill(colors.light))}
    ${circle(170, 18, 6, fill(colors.ink, 0.35))}
    ${circle(22, 58, 6, fill(colors.ink, 0.35))}
    ${circle(318, 58, 6, fill(colors.ink, 0.35))}
    ${circle(170, 380, 6, fill(colors.ink, 0.35))}
    ${path('M46 84C74 84 110 78 140 66V78C110 90 78 96 48 96Z', fill(colors.light, 0.4))}`,
});
