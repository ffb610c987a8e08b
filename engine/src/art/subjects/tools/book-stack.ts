import { drawSubject } from '../../drawing.ts';

export const bookStack = drawSubject({
  name: 'book-stack',
  nouns: ['stack of books', 'pile of books', 'reading list'],
  bounds: { x: 0, y: 14, width: 403, height: 276 },
  natural: { main: '#3f7f8a', second: '#d9604a', accent: '#f0b84f', ink: '#33292c', light: '#fff6e6' },
  presence: {
    nouns: ['stack of books', 'pile of books'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.22,
    top: { from: 70, to: 330, y: 6 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M14 216H386V290H14C4 290 0 280 0 253C0 226 4 216 14 216Z" fill="${main}"/><path d="M40 230H392V276H40C30 276 30 230 40 230Z" fill="${light}"/><path d="M60 244H388M60 258H388" stroke="${ink}" stroke-opacity=".18" stroke-width="4"/>
    <path d="M386 216H396A4 4 0 0 1 396 230H386ZM386 276H396A4 4 0 0 1 396 290H386Z" fill="${main}"/><path d="M300 216H392V230H300ZM280 276H392V290H280Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M376 146H52V216H376C386 216 390 206 390 181C390 156 386 146 376 146Z" fill="${second}"/><path d="M352 160H48V202H352C362 202 362 160 352 160Z" fill="${light}"/><path d="M52 174H340M52 188H340" stroke="${ink}" stroke-opacity=".18" stroke-width="4"/>
    <path d="M52 146H42A4 4 0 0 0 42 160H52ZM52 202H42A4 4 0 0 0 42 216H52Z" fill="${second}"/><path d="M376 146C386 146 390 156 390 181C390 206 386 216 376 216H356C370 200 372 164 356 146Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M48 82H340V146H48C38 146 34 138 34 114C34 90 38 82 48 82Z" fill="${accent}"/><path d="M70 94H346V134H70C60 134 60 94 70 94Z" fill="${light}"/><path d="M88 108H342M88 120H342" stroke="${ink}" stroke-opacity=".18" stroke-width="4"/>
    <path d="M340 82H350A4 4 0 0 1 350 94H340ZM340 134H350A4 4 0 0 1 350 146H340Z" fill="${accent}"/><path d="M260 82H346V94H260ZM240 134H346V146H240Z" fill="${ink}" fill-opacity=".18"/>
    <g transform="rotate(-4 210 46)"><path d="M330 22H84V78H330C338 78 342 70 342 50C342 30 338 22 330 22Z" fill="${main}"/><path d="M312 33H80V67H312C320 67 320 33 312 33Z" fill="${light}"/><path d="M84 44H302M84 56H302" stroke="${ink}" stroke-opacity=".18" stroke-width="4"/><path d="M330 22C338 22 342 30 342 50C342 70 338 78 330 78H314C326 64 328 36 314 22Z" fill="${ink}" fill-opacity=".2"/></g>
    <path d="M18 240V266M372 158V204" stroke="${accent}" stroke-width="7"/>`,
});
