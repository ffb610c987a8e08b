import { drawSubject } from '../../drawing.ts';

export const watermelon = drawSubject({
  name: 'watermelon',
  nouns: ['watermelon', 'melon', 'watermelon slice'],
  bounds: { x: 0, y: 0, width: 420, height: 290 },
  natural: { main: '#ee4b57', second: '#3f8f52', accent: '#bfe08f', ink: '#2a1c20', light: '#fff4ea' },
  presence: { nouns: ['watermelon', 'melon'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.25 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M0 40C60 60 360 60 420 40C430 180 330 290 210 290C90 290 -10 180 0 40Z" fill="${second}"/>
    <path d="M22 42C90 60 330 60 398 42C402 164 316 262 210 262C104 262 18 164 22 42Z" fill="${accent}"/>
    <path d="M38 38C100 56 320 56 382 38C384 150 306 242 210 242C114 242 36 150 38 38Z" fill="${main}"/>
    <path d="M300 50C340 48 366 44 382 38L420 40C430 180 330 290 210 290H190C300 250 330 150 300 50Z" fill="${ink}" fill-opacity=".13"/>
    <path d="M0 40C0 16 94 0 210 0C326 0 420 16 420 40C420 62 326 74 210 74C94 74 0 62 0 40Z" fill="${second}"/>
    <path d="M18 38C18 20 104 10 210 10C316 10 402 20 402 38C402 54 316 64 210 64C104 64 18 54 18 38Z" fill="${light}"/>
    <path d="M34 37C34 24 112 16 210 16C308 16 386 24 386 37C386 50 308 57 210 57C112 57 34 50 34 37Z" fill="${main}"/>
    <path d="M120 30H126M180 42H186M240 28H246M300 40H306M100 110V122M160 130V142M220 118V130M282 132V144M324 104V116M140 184V196M206 196V208M262 184V196" stroke="${ink}" stroke-width="12"/>
    <path d="M60 100C68 146 92 184 122 208" stroke="${light}" stroke-opacity=".45" stroke-width="12" fill="none"/>`,
});
