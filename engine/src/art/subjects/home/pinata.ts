import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const pinata = drawSubject({
  name: 'pinata',
  nouns: ['piñata', 'pinata', 'pinatas'],
  bounds: { x: 6, y: 17, width: 460, height: 423 },
  natural: { main: '#e8578a', second: '#38a6b8', accent: '#f6c23e', ink: '#43254a', light: '#fff6ea' },
  presence: {
    nouns: ['piñata', 'pinata'],
    home: 'park',
    stands: 'ground',
    tall: 0.46,
    metres: 1.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M250 20V176', stroke(colors.ink, 6, 0.7))}
    ${path('M120 300H170V440H120ZM210 310H256V440H210Z', fill(colors.main))}
    ${path('M120 300H170V440H120ZM210 310H256V440H210Z', fill(colors.ink, 0.22))}
    ${path('M116 400H174V440H116ZM206 400H260V440H206Z', fill(colors.second))}
    ${body(shape('60,190! 110,170 230,168 300,140 340,90! 330,40 350,36 366,76! 380,40 398,46 400,92! 450,140 466,170 440,196 390,190 360,230 350,300! 350,440! 300,440! 300,320! 150,320! 150,440! 96,440! 92,300 66,250'), colors.main, colors, { id: `${id}a`, dx: 0, dy: -14, marks: path('M60 170H480V206H40Z', fill(colors.second)) + path('M40 206H500V244H40Z', fill(colors.accent)) + path('M40 244H480V282H40Z', fill(colors.main)) + path('M40 282H480V320H40Z', fill(colors.second)) + path('M40 320H480V360H40Z', fill(colors.accent)) + path('M40 360H480V400H40Z', fill(colors.main)) + path('M40 400H480V442H40Z', fill(colors.second)) + path('M320 60L420 60L440 96H320Z', fill(colors.second)) + path('M330 96H470V134H330Z', fill(colors.accent)) + path('M60 206l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14ZM60 320l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14l8-14l8 14Z', fill(colors.light, 0.85)) })}
    ${path('M64 196C30 220 30 280 50 310M64 196C20 210 6 260 14 300', stroke(colors.second, 12))}
    ${path('M60 194C44 230 50 270 72 300', stroke(colors.accent, 9))}
    ${circle(406, 118, 15, fill(colors.light))}
    ${circle(410, 118, 8, fill(colors.ink))}
    ${path('M440 172C430 182 416 184 404 180', stroke(colors.ink, 5))}`,
});
