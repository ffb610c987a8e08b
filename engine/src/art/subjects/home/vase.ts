import { drawSubject } from '../../drawing.ts';

const blooms = [
  [120, 92, 44, 0],
  [212, 62, 50, 1],
  [66, 148, 34, 1],
  [286, 124, 42, 0],
  [178, 146, 38, 2],
] as const;

export const vase = drawSubject({
  name: 'vase',
  nouns: ['vase', 'flower vase', 'vase of flowers', 'flower arrangement'],
  bounds: { x: 35, y: 15, width: 291, height: 425 },
  natural: { main: '#4f86a8', second: '#5a9a62', accent: '#f0728f', ink: '#2f3346', light: '#fff6ea' },
  presence: {
    nouns: ['vase', 'flower vase', 'vase of flowers', 'flower arrangement'],
    home: 'still-life',
    stands: 'table',
    tall: 0.46,
    metres: 0.5,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M178 260L124 100M184 260L212 70M170 260L74 156M192 260L284 130M182 260L178 150" stroke="${second}" stroke-width="9" fill="none"/>
    <path d="M150 230C108 226 92 206 92 186C124 184 148 200 150 230ZM206 228C212 196 236 182 262 186C262 212 240 228 206 228ZM168 214C150 190 152 170 164 156C178 174 180 196 168 214Z" fill="${second}"/>
    ${blooms
      .map(([x, y, r, kind]) => {
        const petal = kind === 0 ? accent : kind === 1 ? light : accent;
        const petals = [0, 60, 120, 180, 240, 300]
          .map((angle) => {
            const a = ((angle + r) * Math.PI) / 180;
            return `<circle cx="${(x + Math.cos(a) * r * 0.55).toFixed(1)}" cy="${(y + Math.sin(a) * r * 0.55).toFixed(1)}" r="${(r * 0.42).toFixed(1)}" fill="${petal}"/>`;
          })
          .join('');
        return `${petals}<circle cx="${x}" cy="${y}" r="${(r * 0.36).toFixed(1)}" fill="${kind === 1 ? accent : ink}" fill-opacity="${kind === 1 ? '1' : '.55'}"/>`;
      })
      .join('')}
    <path d="M140 244H224C226 280 268 306 268 356C268 410 238 440 206 440H158C126 440 96 410 96 356C96 306 138 280 140 244Z" fill="${main}"/>
    <path d="M200 244H224C226 280 268 306 268 356C268 410 238 440 206 440H172C228 404 226 300 200 244Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M118 366C118 334 134 314 148 298" stroke="${light}" stroke-opacity=".55" stroke-width="12" fill="none"/>
    <path d="M98 340C140 356 224 356 266 340V368C224 384 140 384 96 368Z" fill="${light}" fill-opacity=".35"/>
    <rect x="132" y="236" width="100" height="18" rx="9" fill="${main}"/><path d="M188 236H223A9 9 0 0 1 223 254H184Z" fill="${ink}" fill-opacity=".2"/>`,
});
