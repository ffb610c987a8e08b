import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const telescope = drawSubject({
  name: 'telescope',
  nouns: ['telescope', 'telescopes', 'spyglass'],
  bounds: { x: 33, y: 22, width: 369, height: 404 },
  natural: { main: '#3f5f8a', second: '#d9a545', accent: '#e9edf2', ink: '#222a34', light: '#bfe0f5' },
  presence: {
    nouns: ['telescope', 'spyglass'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.44,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M190 210L110 420M190 210L280 420M190 210L196 410', stroke(colors.accent, 11))}
    ${path('M190 210L280 420', stroke(colors.ink, 11, 0.25))}
    ${path('M150 330H240', stroke(colors.ink, 6))}
    ${circle(190, 212, 20, fill(colors.ink))}
    ${circle(190, 212, 10, fill(colors.second))}
    <g transform="rotate(-28 190 170)">
    ${rect(20, 152, 50, 36, fill(colors.ink), 6)}
    ${rect(62, 144, 40, 52, fill(colors.second), 6)}
    ${body('M100 138H240V202H100Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -14 })}
    ${rect(234, 130, 24, 80, fill(colors.second), 5)}
    ${body('M256 124H380V216H256Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -16 })}
    ${rect(372, 112, 30, 116, fill(colors.accent), 7)}
    ${path('M392 118H402V222H392Z', fill(colors.light))}
    ${path('M110 148H228V158H110ZM264 136H366V148H264Z', fill(colors.light, 0.35))}
    ${rect(150, 110, 70, 16, fill(colors.second), 6)}
    ${path('M164 124H174V140H164ZM198 124H208V140H198Z', fill(colors.ink))}
    </g>`,
});
