import { drawSubject } from '../../drawing.ts';

export const fireplace = drawSubject({
  name: 'fireplace',
  nouns: ['fireplace', 'hearth', 'chimney', 'cozy fire', 'log fire'],
  bounds: { x: 0, y: 0, width: 420, height: 370 },
  natural: { main: '#e9d9c4', second: '#e2572f', accent: '#ffc04d', ink: '#33231f', light: '#fff3d9' },
  presence: {
    nouns: ['fireplace', 'hearth'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.5,
    metres: 1.3,
    glow: { x: 210, y: 240, reach: 0.9 },
    top: { from: 20, to: 400, y: 12 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="26" y="34" width="368" height="310" fill="${main}"/>
    <path d="M330 34H394V344H330Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M26 54H394V66H26Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M40 110V324M380 110V324" stroke="${ink}" stroke-opacity=".14" stroke-width="6"/>
    <path d="M92 344V180C92 130 140 104 210 104C280 104 328 130 328 180V344Z" fill="${ink}"/>
    <path d="M92 344V180C92 130 140 104 210 104C280 104 328 130 328 180" stroke="${light}" stroke-opacity=".6" stroke-width="12" fill="none"/>
    <path d="M118 344C110 270 140 190 210 176C280 190 310 270 302 344Z" fill="${second}" fill-opacity=".28"/>
    <path d="M210 178C240 214 232 236 250 252C258 244 260 234 258 224C286 252 292 300 268 334H152C124 296 140 256 162 232C164 248 170 258 178 264C176 228 188 196 210 178Z" fill="${second}"/>
    <path d="M212 232C228 254 226 270 238 282C244 278 246 272 246 266C262 288 258 316 246 334H174C160 310 166 286 180 270C182 282 188 290 194 294C192 272 198 250 212 232Z" fill="${accent}"/>
    <path d="M212 284C222 298 232 312 224 334H194C188 316 198 300 212 284Z" fill="${light}"/>
    <g transform="rotate(6 210 330)"><rect x="132" y="320" width="156" height="24" rx="12" fill="${ink}"/><rect x="132" y="320" width="156" height="24" rx="12" fill="${second}" fill-opacity=".35"/></g>
    <g transform="rotate(-7 210 330)"><rect x="136" y="322" width="150" height="22" rx="11" fill="${ink}"/><rect x="136" y="322" width="150" height="22" rx="11" fill="${accent}" fill-opacity=".28"/></g>
    <path d="M18 0H402L420 18H0Z" fill="${light}"/><path d="M0 18H420V30C420 36 416 38 410 38H10C4 38 0 36 0 30Z" fill="${main}"/><path d="M300 18H420V30C420 36 416 38 410 38H290Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M6 342H414V362C414 368 410 370 404 370H16C10 370 6 368 6 362Z" fill="${main}"/><path d="M6 342H414V352H6Z" fill="${light}" fill-opacity=".5"/><path d="M300 352H414V362C414 368 410 370 404 370H290Z" fill="${ink}" fill-opacity=".14"/>`,
});
