import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const speedboat = drawSubject({
  name: 'speedboat',
  nouns: ['speedboat', 'speedboats', 'motorboat', 'motor boat', 'yacht', 'motor yacht'],
  bounds: { x: 0, y: 8, width: 490, height: 198 },
  natural: { main: '#fbfbf8', second: '#2f6fa8', accent: '#e2574a', ink: '#26323c', light: '#bfe0f0' },
  presence: {
    nouns: ['speedboat', 'motorboat', 'yacht', 'motor yacht'],
    home: 'sea',
    stands: 'water',
    tall: 0.2,
    metres: 2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M190 60V10', stroke(colors.ink, 4))}
    ${path('M192 12L222 22L192 32Z', fill(colors.accent))}
    ${path('M150 110L196 60H290L340 110Z', fill(colors.second))}
    ${path('M164 106L202 68H240V106ZM250 68H286L322 106H250Z', fill(colors.light))}
    ${path('M210 106L240 74V106ZM290 106L306 90L322 106Z', fill(colors.ink, 0.12))}
    ${body('M20 110H350C400 110 450 112 490 124C470 160 430 190 380 206H60C40 190 24 150 20 110Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -14 })}
    ${path('M22 124H480C470 136 460 146 448 156H30C26 146 24 136 22 124Z', fill(colors.second))}
    ${path('M38 180H416C404 192 392 200 380 206H60C50 200 44 192 38 180Z', fill(colors.accent))}
    ${path('M40 116H330', stroke(colors.light, 6, 0.6))}
    ${path('M4 130H30V190H12C4 190 0 186 0 180V136C0 132 2 130 4 130Z', fill(colors.ink))}
    ${path('M350 108L380 84H440', stroke(colors.ink, 6))}`,
});
