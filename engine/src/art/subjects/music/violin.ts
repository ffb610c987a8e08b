import { drawSubject } from '../../drawing.ts';

export const violin = drawSubject({
  name: 'violin',
  nouns: ['violin', 'fiddle', 'orchestra', 'classical music', 'symphony', 'string quartet'],
  bounds: { x: 0, y: -6, width: 227, height: 523 },
  natural: { main: '#c2632c', second: '#33211c', accent: '#f0c27a', ink: '#2a1512', light: '#fff0d8' },
  presence: {
    nouns: ['violin', 'fiddle'],
    home: 'stage-hall',
    stands: 'ground',
    tall: 0.5,
    metres: 0.9,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}body"><path d="M95 190C136 190 166 214 164 254C163 276 148 286 148 304C148 324 190 338 190 412C190 480 144 508 95 508C46 508 0 480 0 412C0 338 42 324 42 304C42 286 27 276 26 254C24 214 54 190 95 190Z"/></clipPath>
    <path d="M95 190C136 190 166 214 164 254C163 276 148 286 148 304C148 324 190 338 190 412C190 480 144 508 95 508C46 508 0 480 0 412C0 338 42 324 42 304C42 286 27 276 26 254C24 214 54 190 95 190Z" fill="${main}"/>
    <g clip-path="url(#${id}body)"><path d="M130 180H200V520H96C160 460 176 300 130 180Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M42 244C44 222 58 208 78 204M20 420C18 388 30 366 46 350" stroke="${light}" stroke-opacity=".5" stroke-width="10" fill="none"/></g>
    <path d="M56 316C46 330 60 350 54 372M134 316C144 330 130 350 136 372" stroke="${ink}" stroke-width="7" fill="none"/>
    <path d="M82 40H108L112 330H78Z" fill="${second}"/><path d="M78 376H112L106 470H84Z" fill="${second}"/>
    <path d="M62 372C72 362 118 362 128 372L124 382H66Z" fill="${accent}"/>
    <path d="M88 60L86 440M95 60V440M102 60L104 440" stroke="${light}" stroke-opacity=".75" stroke-width="2.5"/>
    <path d="M80 20C80 6 88 0 97 0C108 0 114 8 112 18C110 26 102 28 98 22M80 20C78 40 80 56 84 66H106C110 56 112 44 110 32" stroke="${main}" stroke-width="11" fill="none"/>
    <path d="M62 40H80M62 62H82M110 50H130M108 72H130" stroke="${second}" stroke-width="10"/>
    <path d="M222 60L206 512" stroke="${second}" stroke-width="8"/><path d="M212 70L196 500" stroke="${light}" stroke-width="4"/><path d="M222 60L212 72M206 512L194 498" stroke="${second}" stroke-width="9"/>`,
});
