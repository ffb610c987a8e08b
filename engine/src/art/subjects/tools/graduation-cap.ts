import { drawSubject } from '../../drawing.ts';

export const graduationCap = drawSubject({
  name: 'graduation-cap',
  nouns: [
    'graduation cap',
    'graduation',
    'university',
    'course',
    'degree',
    'education',
    'college',
    'student',
    'academy',
    'bootcamp',
    'graduate',
    'scholarship',
    'certificate',
    'training',
    'learning',
    'class',
    'masterclass',
    'campus',
  ],
  bounds: { x: 7, y: 19.5, width: 422, height: 284.5 },
  presence: { nouns: ['graduation cap'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.15 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M104 148H332V244C332 278 282 300 218 300C154 300 104 278 104 244Z" fill="${second}"/>
    <path d="M262 148H332V244C332 274 292 296 238 299C262 250 270 200 262 148Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M104 182L218 230L332 182V206L218 254L104 206Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M206 22C214 19 222 19 230 22L420 98C432 103 432 117 420 122L230 202C222 205 214 205 206 202L16 122C4 117 4 103 16 98Z" fill="${main}"/>
    <path d="M420 98C432 103 432 117 420 122L230 202C222 205 214 205 206 202L16 122C10 119 7 115 7 110L206 186C214 189 222 189 230 186Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M92 98L196 56" stroke="${light}" stroke-opacity=".45" stroke-width="12" fill="none"/>
    <path d="M218 108L372 140C384 143 390 150 390 162V232" stroke="${accent}" stroke-width="11" fill="none"/>
    <circle cx="218" cy="108" r="15" fill="${accent}"/>
    <circle cx="390" cy="236" r="15" fill="${accent}"/>
    <path d="M378 244H402L412 304H368Z" fill="${accent}"/><path d="M392 244H402L412 304H394Z" fill="${ink}" fill-opacity=".2"/>`,
});
