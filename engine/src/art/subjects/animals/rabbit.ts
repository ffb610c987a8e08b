import { eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';

export const rabbit = drawSubject({
  name: 'rabbit',
  nouns: ['rabbit', 'bunny', 'hare', 'easter bunny'],
  bounds: { x: 22, y: 14, width: 256, height: 266 },
  natural: { main: '#b98d68', second: '#8f6848', accent: '#eab0a0', ink: '#38241b', light: '#fff3e4' },
  presence: {
    nouns: ['rabbit', 'bunny', 'hare'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.27,
    metres: 0.4,
    faces: 'right',
    shows: ['sitting'],
  },
  paint: (colors) => {
    const { main, accent, ink, light } = colors;
    return `
    <path d="M204 112C204 70 214 34 234 16C248 38 246 82 226 116Z" fill="${main}"/><path d="M204 112C204 70 214 34 234 16C248 38 246 82 226 116Z" fill="${ink}" fill-opacity=".28"/>
    <circle cx="46" cy="224" r="24" fill="${light}"/>
    <path d="M42 232C34 174 78 132 134 138C158 140 176 130 190 124L236 160C232 186 222 204 208 216C206 236 212 256 218 270H176C140 280 70 284 52 266C46 258 43 246 42 232Z" fill="${main}"/>
    <path d="M208 216C206 236 212 256 218 270H176C186 248 192 226 186 200Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M72 214C78 186 110 176 136 190C160 206 158 240 138 258C112 266 82 252 72 214Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M62 262C70 244 104 240 138 256C152 262 156 274 146 280H72C60 280 56 272 62 262ZM182 266C192 256 220 258 230 270C232 278 226 280 218 280H184C176 280 176 272 182 266Z" fill="${main}"/>
    <path d="M190 116C174 78 170 38 184 16C204 32 218 72 220 108Z" fill="${main}"/><path d="M196 104C186 76 182 48 187 34C200 50 208 78 211 102Z" fill="${accent}"/>
    <path d="M178 140C176 112 198 98 224 102C250 106 274 124 277 146C278 162 258 172 232 174C202 176 180 164 178 140Z" fill="${main}"/>
    <path d="M236 152C250 148 266 148 276 150C274 164 256 172 232 174C226 166 226 156 236 152Z" fill="${light}"/>
    <path d="M268 132C274 134 278 140 277 146C270 148 264 142 268 132Z" fill="${accent}"/>
    ${eye(234, 130, 8.5, colors)}
    <path d="M206 216C222 206 232 190 234 174C222 178 206 178 194 172C190 190 194 206 206 216Z" fill="${light}" fill-opacity=".8"/>`;
  },
});
