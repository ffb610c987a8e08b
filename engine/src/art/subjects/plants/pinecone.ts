import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const pinecone = drawSubject({
  name: 'pinecone',
  nouns: ['pinecone', 'pine cone', 'fir cone'],
  bounds: { x: 24, y: -11, width: 272, height: 391 },
  natural: { main: '#8a5a34', second: '#6b4124', accent: '#b98450', ink: '#33200f', light: '#e8c79a' },
  presence: { nouns: ['pinecone'], home: 'forest', stands: 'table', tall: 0.28, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M160 0V40', stroke(colors.second, 22))}
    ${body(shape('160,20 220,40 276,110 296,190 276,270 226,340 160,380 94,340 44,270 24,190 44,110 100,40'), colors.second, colors, { id: `${id}b`, dx: -12, dy: -10 })}
    ${path(shape('160,56 190,88 160,110 130,88') + shape('102,84 130,118 102,142 74,120') + shape('218,84 246,120 218,142 190,118') + shape('160,120 194,158 160,186 126,158') + shape('66,140 96,176 64,202 34,176') + shape('254,140 286,176 256,202 224,176') + shape('108,170 142,208 108,236 74,208') + shape('212,170 246,208 212,236 178,208') + shape('160,210 194,248 160,276 126,248') + shape('62,226 92,258 70,284 42,252') + shape('258,226 278,252 250,284 228,258') + shape('110,256 142,288 114,318 82,290') + shape('210,256 238,290 206,318 178,288') + shape('160,292 190,326 160,356 130,326'), fill(colors.main))}
    ${path('M146 104Q160 114 174 104M88 136Q102 146 116 136M204 136Q218 146 232 136M142 180Q160 190 178 180M92 230Q108 240 124 230M196 230Q212 240 228 230M142 270Q160 280 178 270M98 312Q112 320 126 312M194 312Q208 320 222 312M146 350Q160 358 174 350M50 196Q64 206 80 196M240 196Q256 206 270 196', stroke(colors.accent, 7))}`,
});
