import { body, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const mooncake = drawSubject({
  name: 'mooncake',
  nouns: ['mooncake', 'mooncakes', 'moon cake', 'mid autumn cake'],
  bounds: { x: 0, y: 48, width: 420, height: 218 },
  natural: { main: '#c9853a', second: '#a8642a', accent: '#f2c46a', ink: '#4a260e', light: '#fff0d0' },
  presence: {
    nouns: ['mooncake', 'moon cake'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.05,
  },
  paint: (colors, id) => `
    ${path('M0 236H420C410 256 370 266 330 266H90C50 266 10 256 0 236Z', fill(colors.light))}
    ${path('M220 266H330C370 266 410 256 420 236H380C350 252 290 260 220 260Z', fill(colors.ink, 0.12))}
    ${body('M72 120H318V200C318 232 266 244 195 244C124 244 72 232 72 200Z', colors.second, colors, { id: `${id}a`, dx: -24, dy: -4 })}
    ${path('M92 140V226M128 150V238M168 154V242M222 154V242M262 150V238M298 140V226', stroke(colors.ink, 7, 0.22))}
    ${path(fleece(195, 110, 124, 48, 16, 26), fill(colors.main))}
    ${path(oval([195, 106], 104, 38), stroke(colors.accent, 6))}
    ${path('M195 76V136M150 92C170 110 220 110 240 92M150 120C170 102 220 102 240 120M120 106H270', stroke(colors.accent, 6))}
    ${path('M195 92L214 106L195 120L176 106Z', fill(colors.accent))}
    ${path('M90 92C104 78 128 70 154 66', stroke(colors.light, 8, 0.5))}
    ${path('M300 160L400 150L420 232H320Z', fill(colors.second))}
    ${path('M314 172L396 164L410 224H326Z', fill(colors.accent))}
    ${circle(364, 196, 17, fill(colors.main))}`,
});
