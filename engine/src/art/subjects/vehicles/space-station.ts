import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const spaceStation = drawSubject({
  name: 'space-station',
  nouns: ['space station', 'orbital station', 'iss', 'satellite', 'satellites', 'space probe'],
  bounds: { x: -19, y: -4, width: 473, height: 313 },
  natural: { main: '#e8ebef', second: '#2f5f9f', accent: '#e3b545', ink: '#2a3240', light: '#9fd0f0' },
  presence: {
    nouns: ['space station', 'satellite', 'space probe'],
    home: 'space',
    stands: 'air',
    tall: 0.34,
    metres: 20,
  },
  paint: (colors, id) => `
    <g transform="rotate(-14 230 150)">
    ${path('M0 138H460V152H0Z', fill(colors.ink))}
    ${[0, 66, 300, 366].map((x) => rect(x, 40, 56, 92, fill(colors.second), 3) + rect(x, 158, 56, 92, fill(colors.second), 3) + path(`M${x} 63H${x + 56}M${x} 86H${x + 56}M${x} 109H${x + 56}M${x + 28} 40V132M${x} 181H${x + 56}M${x} 204H${x + 56}M${x} 227H${x + 56}M${x + 28} 158V250`, stroke(colors.light, 2.5, 0.7)) + path(`M${x} 96L${x + 56} 56V76L${x} 118Z`, fill(colors.light, 0.25))).join('')}
    ${body('M186 66H274C282 66 286 70 286 78V212C286 220 282 224 274 224H186C178 224 174 220 174 212V78C174 70 178 66 186 66Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -6 })}
    ${path('M174 96H286V112H174ZM174 184H286V194H174Z', fill(colors.accent))}
    ${circle(230, 148, 24, fill(colors.ink))}
    ${circle(230, 148, 18, fill(colors.light))}
    ${path('M242 136a18 18 0 0 1 -24 26a22 22 0 0 0 24 -26Z', fill(colors.ink, 0.2))}
    ${path('M204 40H256L268 66H192Z', fill(colors.main))}
    ${path('M236 40H256L268 66H240Z', fill(colors.ink, 0.2))}
    ${path('M230 40V0', stroke(colors.ink, 5))}
    ${circle(230, 0, 8, fill(colors.accent))}
    ${path('M200 224H260V250H200Z', fill(colors.main))}
    ${path('M236 224H260V250H236Z', fill(colors.ink, 0.2))}
    ${path('M184 250H276C276 274 256 290 230 290S184 274 184 250Z', fill(colors.main))}
    ${path('M240 250H276C276 274 256 290 230 290C246 280 246 262 240 250Z', fill(colors.ink, 0.16))}
    ${path('M230 286V312', stroke(colors.ink, 4))}
    </g>`,
});
