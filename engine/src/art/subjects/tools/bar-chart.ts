import { drawSubject } from '../../drawing.ts';

export const barChart = drawSubject({
  name: 'bar-chart',
  nouns: [
    'chart',
    'graph',
    'bar chart',
    'analytics',
    'statistic',
    'revenue',
    'dashboard',
    'report',
    'kpi',
    'metric',
    'result',
    'survey',
    'forecast',
    'trend',
  ],
  bounds: { x: 14, y: 24, width: 392, height: 364 },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="14" y="24" width="392" height="364" rx="34" fill="${light}"/>
    <path d="M280 24H372A34 34 0 0 1 406 58V354A34 34 0 0 1 372 388H210Z" fill="${ink}" fill-opacity=".07"/>
    <path d="M56 126H364M56 196H364M56 266H364" stroke="${ink}" stroke-opacity=".14" stroke-width="5" fill="none"/>
    <path d="M62 268A10 10 0 0 1 72 258H104A10 10 0 0 1 114 268V340H62Z" fill="${second}"/>
    <path d="M142 228A10 10 0 0 1 152 218H184A10 10 0 0 1 194 228V340H142Z" fill="${second}"/>
    <path d="M222 204A10 10 0 0 1 232 194H264A10 10 0 0 1 274 204V340H222Z" fill="${second}"/>
    <path d="M302 158A10 10 0 0 1 312 148H344A10 10 0 0 1 354 158V340H302Z" fill="${main}"/>
    <path d="M96 258H104A10 10 0 0 1 114 268V340H96ZM176 218H184A10 10 0 0 1 194 228V340H176ZM256 194H264A10 10 0 0 1 274 204V340H256ZM336 148H344A10 10 0 0 1 354 158V340H336Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M50 342H370" stroke="${ink}" stroke-width="12" fill="none"/>
    <path d="M70 206L152 158L222 146L334 78" stroke="${accent}" stroke-width="16" fill="none"/>
    <path d="M290 66L346 70L322 120" stroke="${accent}" stroke-width="16" fill="none"/>
    <circle cx="152" cy="158" r="13" fill="${light}" stroke="${accent}" stroke-width="9"/>
    <path d="M60 70H128" stroke="${ink}" stroke-width="15" fill="none"/><path d="M60 98H104" stroke="${ink}" stroke-opacity=".3" stroke-width="11" fill="none"/>`,
});
