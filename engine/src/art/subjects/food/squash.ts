import { drawSubject } from '../../drawing.ts';

export const squash = drawSubject({
  name: 'squash',
  nouns: ['squash', 'pumpkin', 'gourd', 'butternut', 'pumpkin patch', 'thanksgiving', 'harvest'],
  bounds: { x: 0, y: 0, width: 420, height: 340 },
  natural: { main: '#e8792b', second: '#5f8f3e', accent: '#f5a253', ink: '#5a2a10', light: '#fff1dc' },
  presence: {
    nouns: ['pumpkin', 'squash', 'gourd'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.35,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <ellipse cx="104" cy="208" rx="104" ry="124" fill="${main}"/><ellipse cx="316" cy="208" rx="104" ry="124" fill="${main}"/><ellipse cx="316" cy="208" rx="104" ry="124" fill="${ink}" fill-opacity=".22"/>
    <ellipse cx="150" cy="206" rx="92" ry="132" fill="${accent}"/><ellipse cx="270" cy="206" rx="92" ry="132" fill="${accent}"/><ellipse cx="270" cy="206" rx="92" ry="132" fill="${ink}" fill-opacity=".14"/>
    <ellipse cx="210" cy="205" rx="84" ry="135" fill="${main}"/><path d="M244 82C280 106 294 154 294 205C294 280 256 340 210 340C270 290 276 150 244 82Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M148 176C150 138 164 110 184 98M26 190C30 154 48 130 72 120" stroke="${light}" stroke-opacity=".55" stroke-width="12" fill="none"/>
    <path d="M184 84C190 56 186 30 172 10L214 0C224 26 230 54 240 84C222 94 202 94 184 84Z" fill="${second}"/><path d="M204 2L214 0C224 26 230 54 240 84C232 88 224 90 216 91C216 60 212 30 204 2Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M236 66C262 40 304 40 322 62C300 84 262 88 236 66Z" fill="${second}"/>`,
});
