import { drawSubject } from '../../drawing.ts';

export const lock = drawSubject({
  name: 'lock',
  nouns: [
    'lock',
    'padlock',
    'privacy',
    'security',
    'encryption',
    'cybersecurity',
    'ransomware',
    'data protection',
    'gdpr',
    'phishing',
    'safety',
    'vpn',
  ],
  bounds: { x: 20, y: 19, width: 300, height: 389 },
  presence: { nouns: ['lock', 'padlock'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M84 190V128C84 78 122 40 170 40C218 40 256 78 256 128V190" stroke="${second}" stroke-width="42" fill="none" stroke-linecap="butt"/>
    <path d="M170 40C218 40 256 78 256 128V190" stroke="${ink}" stroke-opacity=".2" stroke-width="42" fill="none" stroke-linecap="butt"/>
    <path d="M76 150V126C78 94 96 66 126 52" stroke="${light}" stroke-opacity=".5" stroke-width="10" fill="none"/>
    <rect x="20" y="172" width="300" height="236" rx="38" fill="${main}"/>
    <path d="M232 172H282A38 38 0 0 1 320 210V370A38 38 0 0 1 282 408H180C250 350 264 260 232 172Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M20 226V210A38 38 0 0 1 58 172H282A38 38 0 0 1 320 210V226Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M46 352V250" stroke="${light}" stroke-opacity=".5" stroke-width="13" fill="none"/>
    <circle cx="170" cy="290" r="66" fill="${accent}"/>
    <path d="M170 224A66 66 0 0 1 170 356C206 340 206 240 170 224Z" fill="${ink}" fill-opacity=".14"/>
    <circle cx="170" cy="276" r="21" fill="${ink}"/>
    <path d="M162 284H178L186 322H154Z" fill="${ink}" stroke="${ink}" stroke-width="8"/>`,
});
