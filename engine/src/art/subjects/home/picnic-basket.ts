import { drawSubject } from '../../drawing.ts';

export const picnicBasket = drawSubject({
  name: 'picnic-basket',
  nouns: ['picnic basket', 'picnic', 'picnic blanket'],
  bounds: { x: 10, y: 21, width: 420, height: 269 },
  natural: { main: '#d9573f', second: '#b98248', accent: '#8a5a30', ink: '#3b2820', light: '#fff5e6' },
  presence: {
    nouns: ['picnic basket', 'picnic', 'picnic blanket'],
    home: 'park',
    stands: 'ground',
    tall: 0.2,
    metres: 0.5,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cloth"><path d="M70 226H370L430 290H10Z"/></clipPath>
    <path d="M70 226H370L430 290H10Z" fill="${light}"/>
    <g clip-path="url(#${id}cloth)">
    <path d="M100 220L58 296H104L136 220ZM176 220L152 296H198L206 220ZM240 220L246 296H292L272 220ZM306 220L340 296H386L342 220Z" fill="${main}" fill-opacity=".85"/>
    <path d="M0 240H440V254H0ZM0 272H440V290H0Z" fill="${main}" fill-opacity=".5"/>
    </g>
    <path d="M132 132C132 -6 308 -6 308 132" stroke="${accent}" stroke-width="15" fill="none"/>
    <path d="M120 138H320L304 262H136Z" fill="${second}"/>
    <path d="M250 138H320L304 262H238Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M126 170H316M130 202H312M134 234H308" stroke="${accent}" stroke-width="6"/>
    <path d="M152 146L158 256M186 146L189 256M220 146V256M254 146L251 256M288 146L282 256" stroke="${accent}" stroke-width="5"/>
    <path d="M108 118H212V144H108ZM228 118H332V144H228Z" fill="${accent}"/><path d="M116 124H200M236 124H300" stroke="${light}" stroke-opacity=".4" stroke-width="5"/>
    <path d="M196 138C220 132 262 132 286 138L292 196L270 182L248 200L228 184L206 202Z" fill="${main}"/>
    <path d="M212 142L214 192M240 140V192M266 140L268 184" stroke="${light}" stroke-opacity=".7" stroke-width="6"/>`,
});
