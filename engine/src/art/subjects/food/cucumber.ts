import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cucumber = drawSubject({
  name: 'cucumber',
  nouns: ['cucumber', 'courgette', 'zucchini', 'pickle'],
  bounds: { x: 14, y: 33, width: 422, height: 277 },
  natural: { main: '#4f8f45', second: '#d9e8a8', accent: '#8fbf6a', ink: '#1f3a1c', light: '#f2fadc' },
  presence: {
    nouns: ['cucumber', 'courgette', 'zucchini'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.1,
  },
  paint: (colors, id) => `
    <g transform="rotate(-12 220 120)">
    ${body(shape('10,120 30,80 90,64 250,60 380,66 430,90 440,120 430,150 380,174 250,180 90,176 30,160'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -18 })}
    ${path(shape('60,100 200,90 380,94 400,104 200,102 70,112'), fill(colors.accent, 0.6))}
    ${path('M90 130h10M150 120h10M210 136h10M270 124h10M330 136h10M120 154h10M180 156h10M300 156h10M370 120h10', stroke(colors.ink, 6, 0.22))}
    ${path(shape('50,96 100,80 220,76 220,86 110,90 60,106'), fill(colors.light, 0.45))}
    </g>
    ${body('M130 180C186 180 226 210 226 246C226 284 186 310 130 310C74 310 34 284 34 246C34 210 74 180 130 180Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -10 })}
    ${path('M130 192C178 192 212 216 212 246C212 276 178 298 130 298C82 298 48 276 48 246C48 216 82 192 130 192Z', fill(colors.second))}
    ${path('M130 206C166 206 194 224 194 246C194 268 166 284 130 284C94 284 66 268 66 246C66 224 94 206 130 206Z', fill(colors.accent))}
    ${path('M130 214C158 214 180 228 180 246C180 264 158 276 130 276C102 276 80 264 80 246C80 228 102 214 130 214Z', fill(colors.second))}
    ${path('M130 222L138 238L130 242L122 238ZM130 270L122 254L130 250L138 254ZM96 246L112 240L116 246L112 252ZM164 246L148 252L144 246L148 240ZM106 230L118 236L116 240L110 238ZM154 262L142 256L144 252L150 254Z', fill(colors.light))}`,
});
