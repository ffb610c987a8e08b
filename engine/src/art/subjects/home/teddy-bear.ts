import { drawSubject } from '../../drawing.ts';

export const teddyBear = drawSubject({
  name: 'teddy-bear',
  nouns: ['teddy bear', 'teddy', 'stuffed animal', 'plush toy', 'toy', 'childhood', 'nursery'],
  bounds: { x: 6, y: 10, width: 308, height: 390 },
  natural: { main: '#c98a4f', second: '#d9473f', accent: '#eec793', ink: '#3a2418', light: '#fff3e0' },
  presence: {
    nouns: ['teddy bear', 'teddy', 'toy'],
    home: 'bedroom',
    stands: 'table',
    tall: 0.38,
    metres: 0.4,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <circle cx="76" cy="56" r="46" fill="${main}"/><circle cx="244" cy="56" r="46" fill="${main}"/><circle cx="76" cy="56" r="24" fill="${accent}"/><circle cx="244" cy="56" r="24" fill="${accent}"/>
    <path d="M66 236C20 244 0 280 8 312C16 332 42 330 54 312L92 264ZM254 236C300 244 320 280 312 312C304 332 278 330 266 312L228 264Z" fill="${main}"/>
    <path d="M160 196C228 196 258 250 258 306C258 360 216 392 160 392C104 392 62 360 62 306C62 250 92 196 160 196Z" fill="${main}"/>
    <path d="M204 206C240 226 258 266 258 306C258 360 216 392 160 392C230 350 240 270 204 206Z" fill="${ink}" fill-opacity=".14"/>
    <ellipse cx="160" cy="308" rx="60" ry="58" fill="${accent}"/><path d="M160 256V360" stroke="${ink}" stroke-opacity=".2" stroke-width="5"/>
    <circle cx="76" cy="350" r="50" fill="${main}"/><circle cx="244" cy="350" r="50" fill="${main}"/><path d="M268 306A50 50 0 0 1 236 399C276 380 284 340 268 306Z" fill="${ink}" fill-opacity=".16"/><circle cx="72" cy="354" r="28" fill="${accent}"/><circle cx="248" cy="354" r="28" fill="${accent}"/>
    <path d="M160 36C232 36 278 82 278 134C278 186 226 216 160 216C94 216 42 186 42 134C42 82 88 36 160 36Z" fill="${main}"/>
    <path d="M220 50C258 68 278 100 278 134C278 186 226 216 160 216C240 186 254 110 220 50Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M66 124C70 92 90 70 118 62" stroke="${light}" stroke-opacity=".45" stroke-width="11" fill="none"/>
    <ellipse cx="160" cy="160" rx="54" ry="42" fill="${accent}"/>
    <circle cx="112" cy="116" r="13" fill="${ink}"/><circle cx="208" cy="116" r="13" fill="${ink}"/><circle cx="108" cy="111" r="4.5" fill="${light}"/><circle cx="204" cy="111" r="4.5" fill="${light}"/>
    <path d="M138 142C138 132 148 130 160 130C172 130 182 132 182 142C182 154 168 160 160 160C152 160 138 154 138 142Z" fill="${ink}"/><path d="M160 158V172M160 172C152 184 138 184 132 176M160 172C168 184 182 184 188 176" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M160 214L104 190C96 188 92 194 92 202V240C92 248 98 252 104 250ZM160 214L216 190C224 188 228 194 228 202V240C228 248 222 252 216 250Z" fill="${second}"/><path d="M190 202L216 190C224 188 228 194 228 202V240C228 248 222 252 216 250L190 234Z" fill="${ink}" fill-opacity=".16"/><circle cx="160" cy="216" r="19" fill="${second}"/>`,
});
