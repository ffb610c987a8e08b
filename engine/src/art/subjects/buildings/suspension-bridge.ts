import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const suspensionBridge = drawSubject({
  name: 'suspension-bridge',
  nouns: ['suspension bridge', 'golden gate bridge', 'golden gate'],
  bounds: { x: -32, y: 4, width: 1064, height: 298 },
  natural: { main: '#c8472f', second: '#8f2f22', accent: '#7a8a62', ink: '#3a2620', light: '#f3d9c6' },
  presence: {
    nouns: ['suspension bridge', 'golden gate bridge', 'golden gate'],
    home: 'river',
    stands: 'water',
    tall: 0.4,
    metres: 60,
    top: { from: 60, to: 940, y: 206 },
  },
  paint: (colors, id) => `
    ${body(shape('-30,300! -20,220 40,190 110,210 150,250 170,300!'), colors.accent, colors, { id: `${id}a`, dx: 0, dy: -16 })}
    ${body(shape('1030,300! 1020,220 960,190 890,210 850,250 830,300!'), colors.accent, colors, { id: `${id}b`, dx: 0, dy: -16 })}
    ${path('M-20 206C90 190 180 120 250 20C330 130 420 186 500 186C580 186 670 130 750 20C820 120 910 190 1020 206', stroke(colors.second, 7))}
    ${path('M60 196V214M100 178V214M140 154V214M180 122V214M216 78V214M284 64V214M320 104V214M360 140V214M400 164V214M440 178V214M480 186V214M520 186V214M560 178V214M600 164V214M640 140V214M680 104V214M716 64V214M784 78V214M820 122V214M860 154V214M900 178V214M940 196V214', stroke(colors.second, 3))}
    ${path('M230 4H250V290H230ZM262 4H282V290H262ZM718 4H738V290H718ZM750 4H770V290H750Z', fill(colors.main))}
    ${path('M242 4H250V290H242ZM274 4H282V290H274ZM730 4H738V290H730ZM762 4H770V290H762Z', fill(colors.ink, 0.2))}
    ${path('M226 30H286V48H226ZM226 80H286V96H226ZM226 134H286V150H226ZM714 30H774V48H714ZM714 80H774V96H714ZM714 134H774V150H714Z', fill(colors.main))}
    ${path('M226 40H286V48H226ZM226 88H286V96H226ZM226 142H286V150H226ZM714 40H774V48H714ZM714 88H774V96H714ZM714 142H774V150H714Z', fill(colors.ink, 0.18))}
    ${path('M-30 208H1030V232H-30Z', fill(colors.main))}
    ${path('M-30 208H1030V214H-30Z', fill(colors.light, 0.35))}
    ${path('M-30 226H1030V238H-30Z', fill(colors.second))}
    ${path('M-20 238L20 256L60 238L100 256L140 238L180 256L220 238L260 256L300 238L340 256L380 238L420 256L460 238L500 256L540 238L580 256L620 238L660 256L700 238L740 256L780 238L820 256L860 238L900 256L940 238L980 256L1020 238M-20 256H1020', stroke(colors.second, 4))}
    ${path('M214 280H298V302H214ZM702 280H786V302H702Z', fill(colors.ink, 0.75))}
    ${path(shape('-30,302! 0,262 50,256 90,274 130,302!'), fill(colors.accent))}
    ${path(shape('1030,302! 1000,262 950,256 910,274 870,302!'), fill(colors.accent))}`,
});
