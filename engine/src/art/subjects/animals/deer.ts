import { drawSubject } from '../../drawing.ts';

const farLegs =
  'M232 196C238 236 234 290 236 330L234 356H249L251 330C253 290 258 240 256 196ZM96 196C90 228 106 250 102 280C100 306 99 330 100 356H115L116 328C118 300 124 276 124 250C128 224 126 210 122 196Z';
const nearLegs =
  'M64 186C62 222 84 238 84 264C84 290 78 322 79 356H95L98 326C101 300 110 278 112 254C126 238 136 216 132 188ZM216 186C220 236 215 290 217 326L215 356H231L234 326C238 290 246 240 250 192Z';

export const deer = drawSubject({
  name: 'deer',
  nouns: ['deer', 'stag', 'doe', 'reindeer', 'wildlife'],
  bounds: { x: 48, y: 5, width: 288, height: 351 },
  natural: { main: '#b0713f', second: '#7a5233', accent: '#e8d3b0', ink: '#3a241a', light: '#fff1dc' },
  presence: {
    nouns: ['deer', 'stag', 'reindeer'],
    home: 'forest',
    stands: 'ground',
    tall: 0.46,
    metres: 1.6,
    faces: 'right',
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="${farLegs}" fill="${main}"/><path d="${farLegs}" fill="${ink}" fill-opacity=".32"/>
    <path d="M72 164C58 158 48 172 51 194C60 198 70 192 78 184Z" fill="${light}"/>
    <path d="M62 192C58 160 84 145 120 147C160 149 198 152 224 140C244 129 256 112 266 90L298 104C293 132 283 162 271 188C262 208 246 216 226 213C190 208 160 208 130 216C98 224 68 216 62 192Z" fill="${main}"/>
    <path d="M130 216C160 208 190 208 226 213C246 216 262 208 271 188C246 196 200 190 160 192C120 194 84 200 66 202C76 220 104 223 130 216Z" fill="${light}" fill-opacity=".75"/>
    <path d="${nearLegs}" fill="${main}"/>
    <path d="M112 254C126 238 136 216 132 188L118 192C120 214 112 236 100 250Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M80 338H97L95 356H79ZM217 338H233L231 356H215ZM100 340H115L115 356H100ZM235 340H250L249 356H234Z" fill="${ink}"/>
    <path d="M284 68C276 48 281 28 268 8M280 44C269 39 262 31 256 20M296 68C299 46 312 34 314 8M302 46C314 40 324 34 331 20M271 22C262 18 258 14 256 8" stroke="${second}" stroke-width="7" fill="none"/>
    <path d="M272 74C258 66 244 68 235 78C245 90 260 90 274 86Z" fill="${main}"/><path d="M266 77C256 73 248 74 243 78C250 84 258 84 267 82Z" fill="${accent}"/>
    <path d="M261 100C260 78 275 65 292 66C307 67 315 77 327 88C335 95 337 104 330 109C318 115 305 112 295 119C280 124 262 116 261 100Z" fill="${main}"/>
    <path d="M300 113C306 108 318 108 331 106C333 108 332 108 330 109C318 115 305 112 295 119C290 140 284 158 276 174C272 160 280 132 300 113Z" fill="${light}"/>
    <path d="M322 86C330 88 337 97 335 103C330 104 324 98 322 86ZM296 84C301 80 307 82 309 88C304 90 299 89 296 84Z" fill="${ink}"/>
    <path d="M104 164h0M128 170h0M152 164h0M116 182h0M142 184h0M172 172h0M90 178h0" stroke="${accent}" stroke-width="9" fill="none"/>`,
});
