import { drawSubject } from '../../drawing.ts';

export const noodles = drawSubject({
  name: 'noodles',
  nouns: ['noodle', 'ramen', 'noodles bowl', 'udon', 'pho', 'bowl of noodles'],
  bounds: { x: 0, y: 4, width: 420, height: 346 },
  natural: { main: '#c8453a', second: '#f3cf7c', accent: '#5f9d4f', ink: '#3b2126', light: '#fff7e8' },
  presence: {
    nouns: ['noodle', 'ramen', 'udon', 'pho', 'bowl of noodles'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M250 118L404 10M280 128L414 34" stroke="${ink}" stroke-width="12"/>
    <path d="M18 150C18 96 80 74 110 92C130 60 200 56 226 80C260 60 330 76 340 104C380 106 402 126 402 150Z" fill="${second}"/>
    <path d="M40 146C50 110 90 104 110 126M96 148C100 104 160 92 182 128M170 148C176 96 236 86 254 128M250 148C262 112 310 100 334 138M60 148C90 124 140 128 150 148M200 148C214 118 280 116 300 148" stroke="${ink}" stroke-opacity=".2" stroke-width="7" fill="none"/>
    <ellipse cx="130" cy="110" rx="52" ry="34" fill="${light}"/><ellipse cx="134" cy="110" rx="26" ry="19" fill="${second}"/><ellipse cx="134" cy="110" rx="26" ry="19" fill="${main}" fill-opacity=".35"/>
    <path d="M318 150V70C318 62 326 58 334 62L384 88V150Z" fill="${accent}"/><path d="M352 72L384 88V150H340Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M196 116H198M224 96H226M246 122H248M212 134H214M276 106H278" stroke="${accent}" stroke-width="14"/>
    <path d="M0 144H420C420 238 356 310 280 330H140C64 310 0 238 0 144Z" fill="${main}"/>
    <path d="M340 144H420C420 238 356 310 280 330H210C300 300 346 226 340 144Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M0 144H420C420 154 419 162 418 170H2C1 162 0 154 0 144Z" fill="${light}"/>
    <path d="M30 206H70V190H98V222H60V236H44M150 206H190V190H218V222H180V236H164M270 206H310V190H338V222H300V236H284" stroke="${light}" stroke-opacity=".55" stroke-width="7" fill="none"/>
    <path d="M130 324H290V338C290 346 286 350 278 350H142C134 350 130 346 130 338Z" fill="${ink}"/>`,
});
