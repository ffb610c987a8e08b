import { drawSubject } from '../../drawing.ts';

export const lightbulb = drawSubject({
  name: 'lightbulb',
  nouns: [
    'lightbulb',
    'light bulb',
    'bulb',
    'idea',
    'inspiration',
    'innovation',
    'tip',
    'insight',
    'brainstorm',
    'lamp',
    'hackathon',
    'creativity',
    'lesson',
  ],
  bounds: { x: 11.5, y: 9.5, width: 377, height: 422.5 },
  presence: {
    nouns: ['light bulb', 'lightbulb'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.12,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}glass"><path d="M200 84C130 84 78 136 78 202C78 244 98 270 120 296C136 314 142 326 144 342H256C258 326 264 314 280 296C302 270 322 244 322 202C322 136 270 84 200 84Z"/></clipPath>
    <path d="M200 18V46M72 62L94 84M328 62L306 84M20 190H48M352 190H380" stroke="${accent}" stroke-width="17" fill="none"/>
    <path d="M200 84C130 84 78 136 78 202C78 244 98 270 120 296C136 314 142 326 144 342H256C258 326 264 314 280 296C302 270 322 244 322 202C322 136 270 84 200 84Z" fill="${main}"/>
    <g clip-path="url(#${id}glass)">
    <path d="M236 60H340V350H232C280 280 290 150 236 60Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M104 206C104 164 128 128 162 114" stroke="${light}" stroke-opacity=".75" stroke-width="17" fill="none"/>
    </g>
    <path d="M178 342V262L154 226C170 214 186 226 200 240C214 226 230 214 246 226L222 262V342" stroke="${light}" stroke-width="12" fill="none"/>
    <path d="M140 342H260V364C260 372 254 378 246 378H154C146 378 140 372 140 364Z" fill="${second}"/>
    <path d="M148 378H252V394C252 402 246 408 238 408H162C154 408 148 402 148 394Z" fill="${second}"/>
    <path d="M140 342H260V352H140ZM148 378H252V388H148Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M226 342H260V364C260 372 254 378 246 378H252V394C252 402 246 408 238 408H214C222 388 228 366 226 342Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M166 408H234C230 424 218 432 200 432C182 432 170 424 166 408Z" fill="${ink}"/>`,
});
