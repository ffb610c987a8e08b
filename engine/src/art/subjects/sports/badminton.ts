import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const badminton = drawSubject({
  name: 'badminton',
  nouns: ['badminton', 'shuttlecock', 'badminton racket'],
  bounds: { x: 34, y: 33, width: 418, height: 409 },
  natural: { main: '#d9403a', second: '#3f7fae', accent: '#f0c04a', ink: '#2a2f3a', light: '#fbfcfd' },
  presence: {
    nouns: ['shuttlecock', 'badminton racket'],
    home: 'park',
    stands: 'ground',
    tall: 0.4,
    metres: 0.7,
  },
  paint: (colors) => `
    <g transform="rotate(-28 160 200)">
    ${path('M110 60V230M135 46V244M160 40V248M185 46V244M210 60V230M90 90H230M84 120H236M82 150H238M86 180H234M96 210H224', stroke(colors.light, 3, 0.9))}
    ${path('M160 30C216 30 244 90 240 150C236 216 200 256 160 256C120 256 84 216 80 150C76 90 104 30 160 30', stroke(colors.main, 17))}
    ${path('M160 260V360', stroke(colors.second, 13))}
    ${path('M160 360V460', stroke(colors.ink, 24))}
    ${path('M150 380L170 372M150 404L170 396M150 428L170 420', stroke(colors.accent, 5))}
    </g>
    <g transform="rotate(24 330 330)">
    ${path('M296 250L276 150C300 160 316 150 330 156C344 150 360 160 384 150L364 250Z', fill(colors.light))}
    ${path('M310 250L300 156M330 250V156M350 250L360 156M284 190H376M290 220H370', stroke(colors.ink, 5, 0.18))}
    ${path('M292 244H368V266H292Z', fill(colors.second))}
    ${path('M294 262H366C368 310 350 326 330 326S292 310 294 262Z', fill(colors.main))}
    ${path('M340 262H366C368 310 350 326 336 326C348 310 350 290 340 262Z', fill(colors.ink, 0.16))}
    </g>`,
});
