import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const map = drawSubject({
  name: 'map',
  nouns: ['map', 'treasure map', 'world map', 'paper map', 'road map', 'folded map'],
  bounds: { x: 10, y: 10, width: 400, height: 260 },
  natural: { main: '#ecd6a6', second: '#6a9f73', accent: '#d6432f', ink: '#5a3f24', light: '#fff5da' },
  presence: { nouns: ['map', 'treasure map'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.25 },
  paint: (colors) => `
    ${path('M10 40L110 10L210 40L310 10L410 40V270L310 240L210 270L110 240L10 270Z', fill(colors.main))}
    ${path('M110 10L210 40V270L110 240ZM310 10L410 40V270L310 240Z', fill(colors.ink, 0.1))}
    ${path(shape('30,70 70,50 120,60 150,90 130,120 90,130 50,120 34,100'), fill(colors.second))}
    ${path(shape('240,170 290,150 350,160 386,190 370,226 310,226 260,220'), fill(colors.second))}
    ${path(shape('280,50 320,40 350,56 340,80 300,84'), fill(colors.second, 0.6))}
    ${path(shape('170,60 230,70 260,110 220,140 180,120'), fill(colors.light, 0.7))}
    ${path('M60 220L84 206M106 200L128 186M146 176L166 158M186 150L212 148M232 140L252 122M272 112L292 104', stroke(colors.ink, 6))}
    ${path('M312 82L342 112M342 82L312 112', stroke(colors.accent, 12))}
    <g transform="translate(96 176)">
    ${path('M0 -40C24 -40 36 -24 36 -6C36 16 10 30 0 50C-10 30 -36 16 -36 -6C-36 -24 -24 -40 0 -40Z', fill(colors.accent))}
    ${circle(0, -8, 14, fill(colors.light))}
    </g>
    ${path('M330 190L346 206M346 174V222M322 198H370', stroke(colors.ink, 4, 0.35))}
    ${path('M180 210q10 -10 20 0t20 0M60 160q0 0 0 0M190 230q10 -10 20 0t20 0', stroke(colors.ink, 4, 0.3))}`,
});
