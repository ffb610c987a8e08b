import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cargoShip = drawSubject({
  name: 'cargo-ship',
  nouns: ['cargo ship', 'container ship', 'freighter'],
  bounds: { x: 10, y: -23, width: 680, height: 259 },
  natural: { main: '#2f5f8a', second: '#c8473f', accent: '#e8a63c', ink: '#24303c', light: '#eef4f6' },
  presence: { nouns: ['cargo ship'], home: 'sea', stands: 'water', tall: 0.24, metres: 26, faces: 'right' },
  paint: (colors, id) => `
    ${path('M40 40H130V150H40Z', fill(colors.light))}
    ${path('M100 40H130V150H100Z', fill(colors.ink, 0.14))}
    ${path('M54 56H116V70H54ZM54 84H116V96H54Z', fill(colors.ink))}
    ${path('M60 6H96V40H60Z', fill(colors.accent))}
    ${path('M60 6H96V16H60Z', fill(colors.ink))}
    ${path('M130 60L160 60M84 40V-20M70 -10H98', stroke(colors.ink, 5))}
    ${path('M160 90H230V120H160ZM310 90H380V120H310ZM460 60H530V90H460ZM235 60H305V90H235Z', fill(colors.second))}
    ${path('M235 90H305V120H235ZM385 90H455V120H385ZM160 60H230V90H160ZM460 120H530V150H460Z', fill(colors.accent))}
    ${path('M160 120H230V150H160ZM310 60H380V90H310ZM385 120H455V150H385ZM460 90H530V120H460Z', fill(colors.main))}
    ${path('M235 120H305V150H235ZM385 60H455V90H385Z', fill(colors.second))}
    ${path('M310 120H380V150H310Z', fill(colors.light, 0.85))}
    ${path('M172 60V150M188 60V150M204 60V150M218 60V150M247 60V150M263 60V150M279 60V150M293 60V150M322 60V150M338 60V150M354 60V150M368 60V150M397 60V150M413 60V150M429 60V150M443 60V150M472 60V150M488 60V150M504 60V150M518 60V150', stroke(colors.ink, 3, 0.25))}
    ${body('M10 150H580L640 120H690C680 180 650 220 600 236H60C30 220 14 190 10 150Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -12, marks: path('M0 204H700V240H0Z', fill(colors.second)) + path('M0 196H700V204H0Z', fill(colors.light, 0.85)) })}
    ${path('M16 156H580V162H16Z', fill(colors.light, 0.5))}
    ${path('M620 150L640 170M640 150L620 170', stroke(colors.light, 7))}`,
});
