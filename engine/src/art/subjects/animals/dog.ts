import { eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';

export const dog = drawSubject({
  name: 'dog',
  nouns: [
    'dog',
    'puppy',
    'dog walker',
    'dog training',
    'dog food',
    'golden retriever',
    'labrador',
    'adoption',
    'shelter',
    'animal',
    'pup',
  ],
  bounds: { x: 21.5, y: 33.5, width: 315, height: 386.5 },
  natural: { main: '#c98d55', second: '#7d4f2e', accent: '#d9534a', ink: '#33201a', light: '#fff4e6' },
  paint: (colors) => {
    const { main, second, accent, ink, light } = colors;
    return `
    <path d="M262 392C312 384 332 344 314 302" stroke="${main}" stroke-width="32" fill="none"/>
    <path d="M170 200C246 200 276 290 276 356C276 400 250 420 216 420H124C90 420 64 400 64 356C64 290 94 200 170 200Z" fill="${main}"/>
    <path d="M214 216C258 246 276 304 276 356C276 400 250 420 216 420H202C238 370 242 290 214 216Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M170 250C206 250 214 296 204 326C194 350 146 350 136 326C126 296 134 250 170 250Z" fill="${light}"/>
    <path d="M134 344V400M206 344V400" stroke="${ink}" stroke-opacity=".25" stroke-width="7" fill="none"/>
    <path d="M100 420C96 394 116 384 132 384C152 384 168 396 168 420ZM172 420C172 396 188 384 208 384C224 384 244 394 240 420Z" fill="${light}"/>
    <path d="M96 224C130 246 210 246 244 224L240 252C206 270 134 270 100 252Z" fill="${accent}"/><circle cx="170" cy="270" r="17" fill="${second}"/>
    <path d="M170 34C242 34 274 84 274 144C274 204 236 240 170 240C104 240 66 204 66 144C66 84 98 34 170 34Z" fill="${main}"/>
    <path d="M222 46C260 66 274 104 274 144C274 204 236 240 170 240C244 214 254 120 222 46Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M150 36C160 60 154 100 160 130H180C186 100 180 60 190 36C178 33 162 33 150 36Z" fill="${light}"/>
    <path d="M84 62C44 56 18 90 22 140C26 184 52 204 72 192C94 176 88 110 110 78C106 68 96 62 84 62Z" fill="${second}"/>
    <path d="M256 62C296 56 322 90 318 140C314 184 288 204 268 192C246 176 252 110 230 78C234 68 244 62 256 62Z" fill="${second}"/>
    <path d="M256 62C296 56 322 90 318 140C314 184 288 204 268 192C296 160 290 100 256 62Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M170 142C214 142 232 170 226 198C220 226 194 232 170 232C146 232 120 226 114 198C108 170 126 142 170 142Z" fill="${light}"/>
    ${eye(122, 128, 17, colors)}${eye(218, 128, 17, colors)}
    <path d="M148 208H192V222C192 236 182 246 170 246C158 246 148 236 148 222Z" fill="${accent}"/>
    <path d="M142 156H198C202 174 186 186 170 186C154 186 138 174 142 156Z" fill="${ink}"/>
    <path d="M170 184V198M170 198C162 212 142 212 136 200M170 198C178 212 198 212 204 200" stroke="${ink}" stroke-width="7" fill="none"/>`;
  },
});
