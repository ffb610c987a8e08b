import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '56,186 70,140 110,102 156,76 186,66 206,52 230,56 240,76 270,92 286,108 280,126 258,140 244,166 220,194 160,206 90,206',
);

export const frog = drawSubject({
  name: 'frog',
  nouns: ['frog', 'toad', 'amphibian'],
  bounds: { x: 28, y: 51, width: 258, height: 170 },
  natural: { main: '#6fae3e', second: '#4d8a2c', accent: '#e9b83c', ink: '#22351a', light: '#f0f3cf' },
  presence: {
    nouns: ['frog', 'toad'],
    home: 'lake',
    stands: 'ground',
    tall: 0.22,
    metres: 0.14,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(line('214,168 242,186 246,211 276,213'), stroke(colors.second, 14))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -10, marks: path(shape('284,118 240,126 200,160 150,186 90,200 140,230 260,210 300,130'), fill(colors.light)) + path('M112 118h4M136 100h6M108 142h2M160 98h3', stroke(colors.second, 14)) })}
    ${path(shape('30,200 50,160 92,142 134,156 150,186 128,206 70,212'), fill(colors.main))}${path('M52 186C66 158 108 150 132 172', stroke(colors.ink, 4, 0.25))}
    ${path('M60 200L140 204C160 204 164 206 178 208C186 210 184 220 176 220H60C20 220 18 202 60 200Z', fill(colors.main))}${path('M56 210H184C184 216 182 220 176 220H60C46 220 36 216 34 210Z', fill(colors.ink, 0.2))}
    ${path(limb('196,164,34 216,190,20 208,208,16 208,214,16'), fill(colors.main))}${path('M196 208H222C240 208 246 212 246 216C246 220 240 220 234 220H196Z', fill(colors.main))}
    ${path('M202 74A18 18 0 1 0 238 74A18 18 0 1 0 202 74Z', fill(colors.main))}${path('M207 73A14 14 0 1 0 235 73A14 14 0 1 0 207 73Z', fill(colors.accent))}${path('M212 73A9 7 0 1 0 232 73A9 7 0 1 0 212 73Z', fill(colors.ink))}${path('M217 70h1', stroke(colors.light, 4))}
    ${path('M283 114C262 122 236 122 214 112', stroke(colors.ink, 4, 0.6))}${path('M274 98h1', stroke(colors.ink, 4, 0.7))}`,
});
