import { drawSubject } from '../../drawing.ts';

export const magnifier = drawSubject({
  name: 'magnifier',
  nouns: [
    'magnifier',
    'magnifying glass',
    'search',
    'research',
    'seo',
    'discovery',
    'investigation',
    'audit',
    'debugging',
    'bug',
    'detective',
    'case study',
    'analysis',
    'study guide',
    'search engine',
  ],
  bounds: { x: 19, y: 19, width: 386, height: 386 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}glass"><circle cx="164" cy="164" r="116"/></clipPath>
    <path d="M262 262L300 300" stroke="${ink}" stroke-width="34" fill="none" stroke-linecap="butt"/>
    <path d="M300 300L376 376" stroke="${main}" stroke-width="58" fill="none"/>
    <path d="M314 286L390 362" stroke="${ink}" stroke-opacity=".18" stroke-width="20" fill="none"/>
    <circle cx="164" cy="164" r="130" fill="${light}"/>
    <g clip-path="url(#${id}glass)">
    <rect x="48" y="48" width="232" height="232" fill="${accent}"/>
    <path d="M76 236V190H112V236ZM126 236V152H162V236ZM176 236V174H212V236ZM226 236V116H262V236Z" fill="${second}"/>
    <path d="M40 236H290V290H40Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M150 30L230 30L70 300H0V260Z" fill="${light}" fill-opacity=".3"/>
    </g>
    <circle cx="164" cy="164" r="130" fill="none" stroke="${second}" stroke-width="30"/>
    <path d="M196 38A130 130 0 0 1 196 290" stroke="${ink}" stroke-opacity=".2" stroke-width="30" fill="none" stroke-linecap="butt"/>
    <path d="M34 164A130 130 0 0 1 98 52" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>`,
});
