import { drawSubject } from '../../drawing.ts';

const wheel = (x: number, ink: string, light: string): string =>
  `<circle cx="${x}" cy="232" r="46" fill="${ink}"/><circle cx="${x}" cy="232" r="24" fill="${light}"/><circle cx="${x}" cy="232" r="9" fill="${ink}"/>`;

export const car = drawSubject({
  name: 'car',
  nouns: [
    'car',
    'automobile',
    'vehicle',
    'road trip',
    'driving',
    'electric car',
    'ev',
    'rental car',
    'driver',
    'carpool',
  ],
  bounds: { x: 18, y: 40, width: 426, height: 238 },
  presence: {
    nouns: ['car', 'automobile'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.2,
    metres: 1.5,
    faces: 'right',
    top: { from: 176, to: 276, y: 42 },
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}body"><path d="M18 206C18 162 36 146 84 138L132 66C144 48 160 40 182 40H270C292 40 308 48 322 64L376 134C424 142 444 160 444 204V226C444 236 436 244 426 244H36C26 244 18 236 18 226Z"/></clipPath>
    <path d="M18 206C18 162 36 146 84 138L132 66C144 48 160 40 182 40H270C292 40 308 48 322 64L376 134C424 142 444 160 444 204V226C444 236 436 244 426 244H36C26 244 18 236 18 226Z" fill="${main}"/>
    <g clip-path="url(#${id}body)">
    <path d="M0 196H460V250H0Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M100 138C160 130 300 130 376 134L440 150V166H18V154Z" fill="${light}" fill-opacity=".22"/>
    <path d="M404 156H460V196H420C408 196 400 184 404 156Z" fill="${accent}"/>
    <path d="M0 160H46C48 180 40 192 28 192H0Z" fill="${accent}"/>
    </g>
    <path d="M122 134L156 82C162 72 172 66 184 66H214V134Z" fill="${second}"/>
    <path d="M232 66H266C280 66 290 72 298 82L338 134H232Z" fill="${second}"/>
    <path d="M148 94L156 82C162 72 172 66 184 66H206L160 134H122ZM256 66H266C280 66 290 72 298 82L302 87L268 134H232V100Z" fill="${light}" fill-opacity=".32"/>
    <path d="M223 150V228" stroke="${ink}" stroke-opacity=".25" stroke-width="5" fill="none"/>
    <path d="M188 164H206M244 164H262" stroke="${ink}" stroke-width="9" fill="none"/>
    <path d="M52 244A62 62 0 0 1 176 244ZM288 244A62 62 0 0 1 412 244Z" fill="${ink}" fill-opacity=".35"/>
    ${wheel(114, ink, light)}${wheel(350, ink, light)}`,
});
