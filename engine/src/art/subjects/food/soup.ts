import { drawSubject } from '../../drawing.ts';

export const soup = drawSubject({
  name: 'soup',
  nouns: ['soup', 'bowl of soup', 'stew', 'broth', 'chowder'],
  bounds: { x: 0, y: 0, width: 400, height: 300 },
  natural: { main: '#3f7f9a', second: '#e58a3c', accent: '#6fae55', ink: '#243a48', light: '#fdf6ea' },
  presence: {
    nouns: ['soup', 'bowl of soup', 'stew', 'broth'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.16,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M140 86C122 66 154 54 138 28M200 80C182 56 218 42 200 8M260 86C242 66 274 54 258 28" stroke="${light}" stroke-width="13" fill="none"/>
    <path d="M8 124H392C392 206 340 272 262 286H138C60 272 8 206 8 124Z" fill="${main}"/>
    <path d="M316 124H392C392 206 340 272 262 286H196C280 262 322 196 316 124Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M12 166C60 190 120 178 160 190C220 206 300 184 386 170C384 182 380 194 376 204C300 222 220 236 160 220C120 210 66 216 26 204C18 190 14 178 12 166Z" fill="${light}" fill-opacity=".9"/>
    <ellipse cx="200" cy="124" rx="200" ry="44" fill="${light}"/><ellipse cx="200" cy="126" rx="178" ry="34" fill="${second}"/>
    <path d="M378 126C378 146 300 160 200 160C260 150 320 140 330 100C360 106 378 116 378 126Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M110 122C124 108 150 112 152 124C140 134 120 134 110 122ZM232 140C246 128 268 132 272 142C260 150 244 150 232 140ZM250 108C262 100 280 102 284 110C274 118 258 118 250 108Z" fill="${accent}"/>
    <path d="M166 140H170M196 112H200M300 130H304M90 134H94M216 124H218" stroke="${light}" stroke-width="11"/>
    <path d="M36 160C42 196 58 226 84 246" stroke="${light}" stroke-opacity=".45" stroke-width="11" fill="none"/>
    <path d="M128 278H272V292C272 297 269 300 264 300H136C131 300 128 297 128 292Z" fill="${ink}"/>`,
});
