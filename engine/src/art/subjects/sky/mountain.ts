import { drawSubject } from '../../drawing.ts';

export const mountain = drawSubject({
  name: 'mountain',
  nouns: [
    'mountain',
    'peak',
    'hiking',
    'hike',
    'summit',
    'alps',
    'climbing',
    'trail',
    'trekking',
    'camping',
    'outdoors',
    'national park',
    'hiker',
    'adventure',
    'everest',
    'skiing',
  ],
  bounds: { x: 10, y: 10, width: 380, height: 380 },
  natural: { main: '#6b7a99', second: '#8fcbe8', accent: '#f2b84b', ink: '#26364a', light: '#fbfdff' },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}disc"><circle cx="200" cy="200" r="190"/></clipPath>
    <circle cx="200" cy="200" r="190" fill="${second}"/>
    <g clip-path="url(#${id}disc)">
    <circle cx="116" cy="112" r="46" fill="${accent}"/>
    <path d="M250 92H330M284 118H366M30 176H92" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <path d="M148 330L306 128L440 330Z" fill="${main}"/>
    <path d="M306 128L440 330H330C310 270 320 200 306 128Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M148 330L306 128L440 330Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M-30 350L178 84L372 350Z" fill="${main}"/>
    <path d="M178 84L372 350H206C190 280 216 240 178 84Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M178 84L242 172L216 160L200 190L176 162L150 188L140 164L112 168Z" fill="${light}"/>
    <path d="M178 84L242 172L216 160L200 190L190 178C192 150 190 122 178 84Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M306 128L344 185L326 180L310 200L296 178L266 180Z" fill="${light}" fill-opacity=".85"/>
    <path d="M0 318C80 270 150 292 220 316C290 338 340 306 400 296V400H0Z" fill="${accent}"/>
    <path d="M0 362C90 330 190 338 400 372V400H0Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M76 240L104 306H48ZM76 266L110 338H42ZM128 256L150 312H106ZM128 280L156 342H100ZM322 250L346 312H298ZM322 276L352 344H292Z" fill="${ink}"/>
    </g>`,
});
