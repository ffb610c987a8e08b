import { drawSubject } from '../../drawing.ts';

export const fruitBowl = drawSubject({
  name: 'fruit-bowl',
  nouns: ['fruit bowl', 'bowl of fruit', 'fruit basket', 'fruits', 'smoothie bowl'],
  bounds: { x: 0, y: 7, width: 460, height: 343 },
  natural: { main: '#3f7fa8', second: '#e2503f', accent: '#f6c53c', ink: '#26323f', light: '#fbf7ec' },
  presence: {
    nouns: ['fruit', 'fruit bowl', 'bowl of fruit', 'fruit basket'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.25,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M86 160C60 96 96 32 160 8C172 4 182 14 176 26C138 66 132 116 156 170Z" fill="${accent}"/><path d="M112 170C92 112 114 56 166 20C180 12 182 14 176 26C138 66 132 116 156 170Z" fill="${ink}" fill-opacity=".12"/>
    <circle cx="196" cy="116" r="68" fill="${second}"/><path d="M232 58C270 90 270 150 230 176H180C240 150 250 100 232 58Z" fill="${ink}" fill-opacity=".15"/><path d="M146 112C148 90 162 74 182 70" stroke="${light}" stroke-opacity=".6" stroke-width="11" fill="none"/>
    <path d="M196 62C196 48 204 36 214 28" stroke="${ink}" stroke-width="9" fill="none"/>
    <circle cx="310" cy="122" r="64" fill="${accent}"/><circle cx="310" cy="122" r="64" fill="${second}" fill-opacity=".42"/><path d="M342 68C378 96 380 150 344 176H298C350 154 360 104 342 68Z" fill="${ink}" fill-opacity=".12"/><path d="M264 112C268 94 280 82 296 78" stroke="${light}" stroke-opacity=".6" stroke-width="10" fill="none"/>
    <circle cx="110" cy="166" r="26" fill="${ink}"/><circle cx="84" cy="148" r="24" fill="${ink}"/><circle cx="70" cy="176" r="24" fill="${ink}"/><circle cx="84" cy="148" r="24" fill="${second}" fill-opacity=".4"/><circle cx="110" cy="166" r="26" fill="${second}" fill-opacity=".3"/><circle cx="70" cy="176" r="24" fill="${second}" fill-opacity=".35"/>
    <path d="M372 176C366 140 384 112 404 108C428 120 432 152 420 176Z" fill="${light}"/><path d="M372 176C366 140 384 112 404 108C428 120 432 152 420 176Z" fill="${accent}" fill-opacity=".6"/>
    <path d="M0 172H460C456 250 396 306 310 318H150C64 306 4 250 0 172Z" fill="${main}"/>
    <path d="M380 172H460C456 250 396 306 310 318H236C330 296 384 240 380 172Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M0 172H460C460 182 458 190 456 198H4C2 190 0 182 0 172Z" fill="${light}" fill-opacity=".85"/>
    <path d="M36 216C46 248 68 270 98 284" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <path d="M150 312H310L324 340C326 346 322 350 316 350H144C138 350 134 346 136 340Z" fill="${main}"/><path d="M150 312H310L316 326H144Z" fill="${ink}" fill-opacity=".25"/>`,
});
