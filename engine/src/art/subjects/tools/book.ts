import { drawSubject } from '../../drawing.ts';

export const book = drawSubject({
  name: 'book',
  nouns: [
    'book',
    'novel',
    'ebook',
    'e-book',
    'reading',
    'library',
    'guide',
    'handbook',
    'textbook',
    'literature',
    'story',
    'bookstore',
    'bookshop',
    'study',
  ],
  bounds: { x: 14, y: 37, width: 412, height: 293 },
  presence: {
    nouns: ['book', 'novel', 'textbook'],
    home: 'still-life',
    stands: 'table',
    tall: 0.27,
    metres: 0.2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M220 84C160 52 88 48 14 64V312C88 298 160 302 220 330C280 302 352 298 426 312V64C352 48 280 52 220 84Z" fill="${main}"/>
    <path d="M220 84C280 52 352 48 426 64V312C352 298 280 302 220 330Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M220 70C164 36 98 30 32 44V288C98 276 164 280 220 308Z" fill="${light}"/>
    <path d="M220 70C276 36 342 30 408 44V288C342 276 276 280 220 308Z" fill="${light}"/>
    <path d="M220 70C276 36 342 30 408 44V288C342 276 276 280 220 308Z" fill="${ink}" fill-opacity=".08"/>
    <path d="M220 70C206 61 191 55 176 50V286C192 291 207 298 220 308Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M220 70C228 64 236 60 244 57V296C236 299 228 303 220 308Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M64 92C98 88 128 91 154 100M64 128C98 124 128 127 154 136M64 164C98 160 128 163 154 172M64 200C88 197 106 198 122 202" stroke="${second}" stroke-width="11" fill="none"/>
    <path d="M286 200C312 191 342 188 376 192M286 236C306 229 326 226 346 226" stroke="${second}" stroke-width="11" fill="none"/>
    <path d="M280 94C308 84 344 80 382 84V160C344 156 308 160 280 170Z" fill="${second}"/>
    <path d="M280 170L312 118L336 146L352 128L382 160C344 156 308 160 280 170Z" fill="${accent}"/>
    <circle cx="352" cy="104" r="11" fill="${light}"/>
    <path d="M180 51C194 56 208 62 220 70V150L200 128L180 138Z" fill="${accent}"/>`,
});
