import { drawSubject } from '../../drawing.ts';

export const wineGlass = drawSubject({
  name: 'wine-glass',
  nouns: ['wine', 'wine glass', 'red wine', 'winery', 'wine tasting', 'glass of wine', 'sommelier'],
  bounds: { x: 3, y: 0, width: 195, height: 400 },
  natural: { main: '#8f1f3f', second: '#c4405f', accent: '#dfe9ee', ink: '#3a1a2a', light: '#fbfdff' },
  presence: {
    nouns: ['wine', 'wine glass', 'glass of wine', 'red wine'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.22,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M30 0H170C190 70 200 110 196 152C190 208 150 236 100 236C50 236 10 208 4 152C0 110 10 70 30 0Z" fill="${accent}" fill-opacity=".85"/>
    <path d="M10 112C40 102 70 122 100 112C130 102 160 122 190 112C200 130 198 142 196 152C190 208 150 236 100 236C50 236 10 208 4 152C2 142 4 128 10 112Z" fill="${main}"/>
    <path d="M140 112C160 116 176 118 190 112C200 130 198 142 196 152C190 208 150 236 100 236C136 214 150 160 140 112Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M10 112C40 102 70 122 100 112C130 102 160 122 190 112L192 124C160 132 130 114 100 124C70 132 40 114 8 124Z" fill="${second}"/>
    <path d="M36 30C26 66 20 96 22 140C24 168 34 188 48 200" stroke="${light}" stroke-opacity=".75" stroke-width="10" fill="none"/>
    <path d="M32 4H168" stroke="${light}" stroke-width="7"/>
    <path d="M100 236V378" stroke="${accent}" stroke-width="14"/><path d="M97 244V370" stroke="${light}" stroke-width="4"/>
    <path d="M24 392C24 380 60 374 100 374C140 374 176 380 176 392C176 398 172 400 166 400H34C28 400 24 398 24 392Z" fill="${accent}"/>
    <path d="M130 376C160 380 176 384 176 392C176 398 172 400 166 400H120C134 394 138 384 130 376Z" fill="${ink}" fill-opacity=".14"/>`,
});
