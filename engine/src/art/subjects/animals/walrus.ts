import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const walrus = drawSubject({
  name: 'walrus',
  nouns: ['walrus', 'walruses', 'sea cow', 'manatee'],
  bounds: { x: -47, y: 44, width: 450, height: 319 },
  natural: { main: '#9a6a4f', second: '#7a4d38', accent: '#f6ead2', ink: '#2c1a14', light: '#ffe8d4' },
  presence: {
    nouns: ['walrus', 'manatee'],
    home: 'beach',
    stands: 'ground',
    tall: 0.36,
    metres: 1.3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('40,262 -10,250 -40,270 -44,300 -10,306 30,298'), fill(colors.second))}
    ${path(shape('20,276 -24,286 -30,312 0,318 40,306'), fill(colors.second))}
    ${body(shape('20,270 50,210 110,160 180,120 226,70 280,44 330,56 360,96 362,150 352,200 356,260 340,306 60,308'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -20, marks: path('M150 170C180 190 190 230 184 270M110 210C130 226 136 250 132 280', stroke(colors.ink, 6, 0.2)) + path(shape('210,200 260,190 300,210 300,300 210,306'), fill(colors.ink, 0.12)) })}
    ${path(shape('226,250 200,290 206,314 250,316 276,306 270,264'), fill(colors.second))}
    ${path(shape('300,272 296,306 330,318 370,310 364,286 340,266'), fill(colors.second))}
    ${path(shape('306,142 300,120 320,108 346,116 372,108 392,124 386,150 366,164 346,156 326,164'), fill(colors.light))}
    ${path('M316 132h0M326 146h0M372 132h0M364 146h0M340 146h0M352 144h0', stroke(colors.ink, 4))}
    ${path('M310 150L286 162M316 158L298 174M380 152L402 164M374 158L388 176', stroke(colors.ink, 3, 0.5))}
    ${path('M322 160H338L334 230C332 236 328 236 326 230ZM356 160H372L370 228C368 234 364 234 362 228Z', fill(colors.accent))}
    ${path('M332 160H338L334 230C332 234 330 236 328 234ZM366 160H372L370 228C368 232 366 234 364 232Z', fill(colors.ink, 0.16))}
    ${path(shape('336,104 348,98 362,104 356,116 342,116'), fill(colors.ink))}
    ${eye(312, 92, 8, colors)}
    ${eye(362, 88, 7, colors)}`,
});
