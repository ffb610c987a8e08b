import { drawSubject } from '../../drawing.ts';

export const airplane = drawSubject({
  name: 'airplane',
  nouns: [
    'airplane',
    'plane',
    'aeroplane',
    'flight',
    'airport',
    'travel',
    'aircraft',
    'airline',
    'trip',
    'jet',
    'vacation',
    'journey',
    'holiday',
    'pilot',
  ],
  bounds: { x: -16.5, y: 68.5, width: 358, height: 358 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}hull"><path d="M200 10C226 34 236 78 236 132V344C236 376 220 402 200 412C180 402 164 376 164 344V132C164 78 174 34 200 10Z"/></clipPath>
    <g transform="rotate(45 200 210)">
    <rect x="84" y="190" width="36" height="78" rx="18" fill="${ink}"/><rect x="280" y="190" width="36" height="78" rx="18" fill="${ink}"/>
    <path d="M176 152L8 266C0 272 -4 280 -4 290V310L176 264Z" fill="${main}"/>
    <path d="M224 152L392 266C400 272 404 280 404 290V310L224 264Z" fill="${main}"/>
    <path d="M224 152L392 266C400 272 404 280 404 290V310L224 264Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M-4 290V310L60 294V230L8 266C0 272 -4 280 -4 290ZM404 290V310L340 294V230L392 266C400 272 404 280 404 290Z" fill="${accent}"/>
    <path d="M404 290V310L340 294V230L392 266C400 272 404 280 404 290Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M176 330L104 382C98 386 96 392 96 398V412L180 392ZM224 330L296 382C302 386 304 392 304 398V412L220 392Z" fill="${main}"/>
    <path d="M224 330L296 382C302 386 304 392 304 398V412L220 392Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M200 10C226 34 236 78 236 132V344C236 376 220 402 200 412C180 402 164 376 164 344V132C164 78 174 34 200 10Z" fill="${light}"/>
    <g clip-path="url(#${id}hull)">
    <path d="M206 0H240V420H206Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M172 76C184 64 216 64 228 76L222 100C210 92 190 92 178 100Z" fill="${ink}"/>
    <path d="M160 330H240V420H160Z" fill="${second}"/>
    <path d="M206 330H240V420H206Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M182 138V290M218 138V290" stroke="${second}" stroke-width="9" stroke-dasharray="1 19" fill="none"/>
    </g>
    <path d="M193 306H207L204 408H196Z" fill="${accent}"/>
    </g>`,
});
