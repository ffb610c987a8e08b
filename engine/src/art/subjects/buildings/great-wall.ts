import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const greatWall = drawSubject({
  name: 'great-wall',
  nouns: ['great wall', 'great wall of china', 'city wall', 'stone wall with towers'],
  bounds: { x: -14, y: 66, width: 487, height: 306 },
  natural: { main: '#c2a27c', second: '#93744f', accent: '#d9bd94', ink: '#46331f', light: '#f3e3c6' },
  presence: {
    nouns: ['great wall', 'great wall of china', 'city wall'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.4,
    metres: 12,
  },
  paint: (colors, id) => `
    ${path(shape('-10,176! 60,160 130,190 190,220! 190,256! 130,232 60,206 -10,222!'), fill(colors.second))}
    ${body(shape('230,234! 300,226 370,250 440,300 470,340! 470,370! 230,366!'), colors.main, colors, { id: `${id}a`, dx: -4, dy: -10 })}
    ${path('M238 230h14M266 226h14M296 228h14M326 236h14M354 246h14M380 262h14M404 280h14M426 298h12M446 320h10', stroke(colors.second, 11))}
    ${path('M250 260h30M300 258h28M340 272h26M280 290h30M340 306h26M390 300h20M260 316h24M400 340h26M430 364h20', stroke(colors.ink, 5, 0.2))}
    ${path(shape('-10,190! 60,176 130,206 190,236! 190,366! -10,340!'), fill(colors.main))}
    ${path('M-4 184h12M20 180h12M44 174h12M70 176h12M96 184h12M122 196h12M148 208h12', stroke(colors.second, 11))}
    ${path('M10 214h24M60 204h26M30 244h26M90 236h26M20 284h24M100 270h24M130 246h22', stroke(colors.ink, 5, 0.2))}
    ${body('M150 126H280V366H142Z', colors.main, colors, { id: `${id}b`, dx: -26, dy: 0 })}
    ${path('M132 100H298V132H132Z', fill(colors.second))}
    ${path('M240 100H298V132H240Z', fill(colors.ink, 0.16))}
    ${path('M132 66H158V102H132ZM178 66H206V102H178ZM226 66H254V102H226ZM272 66H298V102H272Z', fill(colors.accent))}
    ${path('M150 66H158V102H150ZM198 66H206V102H198ZM246 66H254V102H246ZM290 66H298V102H290Z', fill(colors.ink, 0.16))}
    ${path('M192 366V300C192 270 240 270 240 300V366ZM166 176C166 160 188 160 188 176V206H166ZM204 176C204 160 226 160 226 176V206H204ZM242 176C242 160 264 160 264 176V206H242Z', fill(colors.ink))}
    ${path('M160 150h26M220 150h30M156 236h30M230 240h34M170 262h20M160 330h20M250 330h20M252 280h20', stroke(colors.ink, 5, 0.2))}
    ${path(shape('-14,372! -10,310! 60,290 140,316 200,362 300,334 400,352 474,372!'), fill(colors.second))}
    ${path(shape('-14,372! 10,346 60,336 140,346 210,364 300,352 400,362 474,372!'), fill(colors.ink, 0.22))}`,
});
