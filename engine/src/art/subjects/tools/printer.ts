import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const printer = drawSubject({
  name: 'printer',
  nouns: ['printer'],
  bounds: { x: 0, y: 0, width: 400, height: 330 },
  natural: { main: '#e6e9ec', second: '#4a5561', accent: '#3fa7d6', ink: '#252c34', light: '#ffffff' },
  presence: { nouns: ['printer'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.35 },
  paint: (colors) => `
    ${path('M92 0H308V130H92Z', fill(colors.light))}${path('M116 30H230M116 58H276M116 86H260', stroke(colors.second, 7, 0.35))}${path('M286 0H308V130H286Z', fill(colors.ink, 0.1))}
    ${path('M24 112H376Q400 112 400 136V252Q400 272 380 272H20Q0 272 0 252V136Q0 112 24 112Z', fill(colors.main))}${path('M360 112H376Q400 112 400 136V252Q400 272 380 272H346Q372 250 372 160Z', fill(colors.ink, 0.13))}
    ${path('M64 112H336V136H64Z', fill(colors.second))}
    ${circle(346, 164, 9, fill(colors.accent))}${circle(318, 164, 9, fill(colors.second, 0.5))}
    ${path('M60 196H340V226H60Z', fill(colors.second))}
    ${path('M86 210H314L330 330H70Z', fill(colors.light))}${path('M86 210H314L317 232H83Z', fill(colors.ink, 0.16))}
    ${path('M116 250H196V306H112ZM218 256H290M220 280H294M222 304H272', fill(colors.accent))}${path('M218 256H288M220 280H294M222 304H272', stroke(colors.second, 7, 0.4))}`,
});
