import { drawSubject } from '../../drawing.ts';

export const sushi = drawSubject({
  name: 'sushi',
  nouns: ['sushi', 'sashimi', 'maki', 'japanese food', 'nigiri', 'sushi roll'],
  bounds: { x: 0, y: -6, width: 506, height: 266 },
  natural: { main: '#f27a54', second: '#2f4a42', accent: '#8fbf5a', ink: '#2a2424', light: '#fdf8ee' },
  presence: {
    nouns: ['sushi', 'sashimi', 'maki', 'nigiri', 'sushi roll'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.1,
    several: 2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M0 196H500V216C500 222 496 226 490 226H10C4 226 0 222 0 216Z" fill="${ink}"/><path d="M40 226H90V260H40ZM410 226H460V260H410Z" fill="${ink}"/><path d="M0 196H500V206H0Z" fill="${light}" fill-opacity=".25"/>
    <path d="M30 124C30 104 46 92 70 92H190C214 92 230 104 230 124V176C230 188 222 196 210 196H50C38 196 30 188 30 176Z" fill="${light}"/>
    <path d="M180 92H190C214 92 230 104 230 124V176C230 188 222 196 210 196H164C188 170 194 130 180 92Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M14 136C8 92 60 54 130 54C200 54 252 92 246 136C242 150 226 140 206 132C160 116 100 116 54 132C34 140 18 150 14 136Z" fill="${main}"/>
    <path d="M186 62C226 74 250 104 246 136C242 150 226 140 206 132C212 106 206 82 186 62Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M60 112C66 96 74 86 86 76M106 106C112 88 120 78 130 68M152 106C158 92 164 84 174 76M196 116C200 106 204 100 210 94" stroke="${light}" stroke-opacity=".8" stroke-width="9" fill="none"/>
    <path d="M110 118H156V196H110Z" fill="${second}"/>
    <path d="M270 116C270 92 304 76 350 76C396 76 430 92 430 116V168C430 186 396 196 350 196C304 196 270 186 270 168Z" fill="${second}"/>
    <path d="M400 86C420 94 430 104 430 116V168C430 186 396 196 350 196C390 170 404 130 400 86Z" fill="${ink}" fill-opacity=".3"/>
    <ellipse cx="350" cy="114" rx="66" ry="30" fill="${light}"/><path d="M320 112C320 100 336 96 352 98C372 98 382 106 380 116C376 128 324 128 320 112Z" fill="${main}"/><path d="M352 98C372 98 382 106 380 116C378 124 362 127 348 126Z" fill="${accent}"/>
    <path d="M446 196C440 168 452 148 470 150C490 150 498 172 494 196Z" fill="${accent}"/><path d="M458 182C458 170 462 164 470 162" stroke="${light}" stroke-opacity=".5" stroke-width="6" fill="none"/>
    <path d="M262 30L500 0M266 52L500 26" stroke="${second}" stroke-width="11"/>`,
});
