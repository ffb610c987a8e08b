import { drawSubject } from '../../drawing.ts';

export const beer = drawSubject({
  name: 'beer',
  nouns: ['beer', 'pint', 'brewery', 'ale', 'lager', 'craft beer', 'oktoberfest', 'beer mug'],
  bounds: { x: 5, y: 1, width: 320, height: 369 },
  natural: { main: '#f0a92c', second: '#d98a1e', accent: '#e6eef0', ink: '#5a3510', light: '#fffaf0' },
  presence: {
    nouns: ['beer', 'pint', 'ale', 'lager', 'beer mug'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.18,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M236 140H268C298 140 312 158 312 186V256C312 286 298 302 268 302H236" stroke="${accent}" stroke-width="26" fill="none"/>
    <path d="M24 84H250V340C250 360 240 370 222 370H52C34 370 24 360 24 340Z" fill="${accent}"/>
    <path d="M40 84H234V330C234 344 228 350 216 350H58C46 350 40 344 40 330Z" fill="${main}"/>
    <path d="M190 84H234V330C234 344 228 350 216 350H170C196 270 200 170 190 84Z" fill="${second}"/>
    <path d="M84 140V318M138 140V318M192 140V318" stroke="${light}" stroke-opacity=".35" stroke-width="15"/>
    <path d="M12 82C-8 50 22 20 54 28C68 -2 124 -10 146 20C172 -4 224 6 232 34C264 34 276 66 256 90C258 116 226 122 218 104C206 124 180 122 174 104C166 140 130 138 128 106C118 122 92 122 86 106C78 124 48 122 46 102C34 108 18 100 12 82Z" fill="${light}"/>
    <path d="M232 34C264 34 276 66 256 90C258 116 226 122 218 104C206 124 180 122 174 104C220 96 242 70 232 34Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M108 180H110M160 220H162M116 260H118M170 290H172M98 300H100" stroke="${light}" stroke-width="11"/>`,
});
