import { drawSubject } from '../../drawing.ts';

export const jackOLantern = drawSubject({
  name: 'jack-o-lantern',
  nouns: ['jack o lantern', 'halloween', 'jack-o-lantern', 'trick or treat', 'costume party', 'spooky'],
  bounds: { x: 14, y: 18, width: 392, height: 348 },
  natural: { main: '#e8792b', second: '#5f8f3e', accent: '#ffcf57', ink: '#2c1a12', light: '#fff3e0' },
  presence: {
    nouns: ['jack o lantern'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.35,
    glow: { x: 196, y: 220, reach: 1.2, shines: 'accent' },
  },
  paint: ({ main, second, accent, ink }) => `
    <path d="M196 84C190 56 196 34 222 18L256 40C240 50 234 66 236 86Z" fill="${second}"/>
    <path d="M228 22L256 40C240 50 234 66 236 86H218C214 60 216 40 228 22Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M150 92C80 84 14 142 14 226C14 310 76 366 140 356H280C344 366 406 310 406 226C406 142 340 84 270 92Z" fill="${main}"/>
    <path d="M150 92C104 120 88 176 88 226C88 286 108 336 140 356C160 364 184 366 210 366C236 366 260 364 280 356C312 336 332 286 332 226C332 176 316 120 270 92C250 76 170 76 150 92Z" fill="${main}"/>
    <path d="M150 92C104 120 88 176 88 226C88 286 108 336 140 356C76 366 14 310 14 226C14 142 80 84 150 92Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M270 92C316 120 332 176 332 226C332 286 312 336 280 356C344 366 406 310 406 226C406 142 340 84 270 92Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M160 92C140 170 142 290 164 354M260 92C280 170 278 290 256 354" stroke="${ink}" stroke-opacity=".18" stroke-width="9" fill="none"/>
    <path d="M112 210L150 146L184 210ZM236 210L270 146L308 210Z" fill="${ink}" stroke="${ink}" stroke-width="12"/>
    <path d="M124 208L150 166L172 208ZM248 208L270 166L296 208Z" fill="${accent}"/>
    <path d="M210 214L224 240H196Z" fill="${ink}" stroke="${ink}" stroke-width="8"/>
    <path d="M94 258L136 274L156 260L182 280L210 264L238 280L264 260L284 274L326 258C310 312 266 338 210 338C154 338 110 312 94 258Z" fill="${ink}" stroke="${ink}" stroke-width="10"/>
    <path d="M112 276L138 288L158 274L182 294L210 278L238 294L262 274L282 288L308 276C290 308 254 324 210 324C166 324 130 308 112 276Z" fill="${accent}"/>`,
});
