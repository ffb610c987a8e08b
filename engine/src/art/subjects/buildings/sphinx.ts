import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sphinx = drawSubject({
  name: 'sphinx',
  nouns: ['sphinx', 'great sphinx'],
  bounds: { x: -20, y: 29, width: 580, height: 332 },
  natural: { main: '#dcb678', second: '#b8905a', accent: '#5f8aa0', ink: '#5a4020', light: '#f8e6bf' },
  presence: { nouns: ['sphinx'], home: 'desert', stands: 'ground', tall: 0.36, metres: 12, faces: 'right' },
  paint: (colors, id) => `
    ${path(shape('60,280 40,230 60,190 120,170 200,176 260,200 280,280'), fill(colors.second))}
    ${body(shape('20,300! 10,250 30,200 90,170 200,160 300,170 360,200! 380,260 400,290! 400,300'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -14 })}
    ${path('M330 260H540C556 260 560 300 540 300H330Z', fill(colors.second))}
    ${path('M320 240H520C540 240 546 276 526 280H320Z', fill(colors.main))}
    ${path('M320 264H536C534 274 530 280 526 280H320Z', fill(colors.ink, 0.16))}
    ${path(shape('330,180 430,180 480,230 470,300! 340,300'), fill(colors.main))}
    ${path(shape('400,200 450,200 480,240 470,300! 420,300'), fill(colors.ink, 0.14))}
    ${path(shape('290,240! 280,160 286,90 330,40 390,30 440,50 470,100 480,180 470,240! 440,230 420,180! 350,180! 330,230'), fill(colors.second))}
    ${path('M300 120L336 150M296 160L330 184M294 200L324 214M456 120L438 150M464 160L440 184M466 200L446 214', stroke(colors.main, 7))}
    ${body(shape('346,100 360,60 400,54 430,76 440,120 430,170 404,200 370,200 350,170'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${circle(392, 116, 7, fill(colors.ink, 0.6))}
    ${circle(424, 116, 6, fill(colors.ink, 0.6))}
    ${path('M404 122L418 150H400Z', fill(colors.ink, 0.2))}
    ${path('M388 170H414', stroke(colors.ink, 5, 0.5))}
    ${path('M330 66C350 40 420 40 440 70L444 88C420 66 360 66 334 88Z', fill(colors.second))}
    ${path(shape('40,220 120,190 200,196 280,230 260,260 140,240'), fill(colors.ink, 0.14))}
    ${path('M-20 300H560V330H-20Z', fill(colors.main))}
    ${path('M-20 312H560V330H-20Z', fill(colors.ink, 0.16))}`,
});
