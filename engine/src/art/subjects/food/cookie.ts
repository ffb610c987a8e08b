import { drawSubject } from '../../drawing.ts';

export const cookie = drawSubject({
  name: 'cookie',
  nouns: ['cookie', 'cookies', 'biscuit', 'chocolate chip cookie'],
  bounds: { x: 0, y: 0, width: 400, height: 300 },
  natural: { main: '#d39a56', second: '#5a3219', accent: '#e9bd7c', ink: '#4a2812', light: '#fff0d2' },
  presence: {
    nouns: ['cookie', 'biscuit', 'chocolate chip cookie'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.1,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M0 256H400C400 282 370 300 320 300H80C30 300 0 282 0 256Z" fill="${light}"/><path d="M280 256H400C400 282 370 300 320 300H210C256 296 280 278 280 256Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M40 232C36 206 70 196 110 196H230C276 196 306 208 304 232C302 252 280 258 250 258H96C62 258 42 252 40 232Z" fill="${main}"/><path d="M250 198C288 202 306 214 304 232C302 252 280 258 250 258H210C252 246 262 222 250 198Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M90 226H92M150 216H154M206 232H208M262 224H264" stroke="${second}" stroke-width="17"/>
    <path d="M134 118C128 52 180 0 244 2C314 4 364 62 358 128C352 196 302 240 238 236C178 232 138 184 134 118Z" fill="${main}"/>
    <path d="M290 14C336 34 362 78 358 128C352 196 302 240 238 236C322 190 336 88 290 14Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M154 112C156 66 188 30 230 24" stroke="${accent}" stroke-width="14" fill="none"/>
    <path d="M190 78L206 84M260 56L266 68M316 100L308 112M226 132L236 142M178 156L188 150M284 168L294 160M234 198L246 202M318 150L322 156" stroke="${second}" stroke-width="24"/>
    <path d="M218 96H220M286 124H288M204 182H206M250 164H252" stroke="${ink}" stroke-opacity=".3" stroke-width="9"/>`,
});
