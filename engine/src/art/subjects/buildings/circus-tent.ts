import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const circusTent = drawSubject({
  name: 'circus-tent',
  nouns: ['circus tent', 'circus', 'big top'],
  bounds: { x: -13, y: -3, width: 426, height: 363 },
  natural: { main: '#d63d3d', second: '#2f5fa8', accent: '#f4c044', ink: '#45201f', light: '#fff4df' },
  presence: {
    nouns: ['circus tent', 'circus', 'big top'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.5,
    metres: 14,
  },
  paint: (colors) => `
    ${path('M200 60V0', stroke(colors.ink, 6))}
    ${path('M203 2L244 14L203 28Z', fill(colors.accent))}
    ${path('M60 230H340V360H60Z', fill(colors.ink, 0.3))}
    ${path('M64 214H336L350 360H50Z', fill(colors.light))}
    ${path('M64 214H98L88 360H50ZM132 214H166L164 360H126ZM234 214H268L274 360H236ZM302 214H336L350 360H312Z', fill(colors.main))}
    ${path('M172 360C172 300 186 262 200 240C214 262 228 300 228 360Z', fill(colors.ink))}
    ${path('M200 232C186 262 172 300 160 360H178C182 310 190 274 200 250C210 274 218 310 222 360H240C228 300 214 262 200 232Z', fill(colors.accent))}
    ${path('M270 214H336L350 360H286Z', fill(colors.ink, 0.14))}
    ${path('M200 50C236 120 300 160 372 200H28C100 160 164 120 200 50Z', fill(colors.light))}
    ${path('M200 50C190 120 150 170 110 200H28C100 160 164 120 200 50ZM200 50C206 120 222 170 236 200H164C178 170 194 120 200 50ZM200 50C236 120 300 160 372 200H290C250 170 210 120 200 50Z', fill(colors.main))}
    ${path('M200 50C236 120 300 160 372 200H260C250 150 226 100 200 50Z', fill(colors.ink, 0.14))}
    ${path('M22 196H378V220C378 236 356 238 352 224C348 238 316 238 312 224C308 238 276 238 272 224C268 238 240 238 236 224C232 238 204 238 200 224C196 238 168 238 164 224C160 238 132 238 128 224C124 238 92 238 88 224C84 238 52 238 48 224C44 238 22 236 22 220Z', fill(colors.second))}
    ${path('M22 194H378V204H22Z', fill(colors.accent))}
    ${path('M24 206L-10 352M376 206L410 352', stroke(colors.ink, 5))}`,
});
