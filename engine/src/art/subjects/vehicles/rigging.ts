import type { SubjectColors } from '../../subject.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

/** Three square-rigged masts on a wooden hull with a high stern, under way to the right; `emblem` goes on the mainsail. */
export function drawTallShip(
  { main, second, accent, ink, light }: SubjectColors,
  { emblem, flag }: { emblem: string; flag: string },
): string {
  const hull = 'M36 258H150L158 304H330L338 282H424C420 336 400 384 374 414H94C62 404 42 344 36 258Z';
  const sail = (x: number, top: number, foot: number, half: number): string => {
    const [mid, wide] = [(top + foot) / 2, half * 1.14];
    const outline = `M${x - half} ${top}H${x + half}C${x + half + 20} ${mid} ${x + wide + 18} ${foot - 14} ${x + wide} ${foot}C${x + half * 0.4} ${foot - 16} ${x - half * 0.4} ${foot - 16} ${x - wide} ${foot}C${x - half + 8} ${foot - 20} ${x - half + 8} ${mid} ${x - half} ${top}Z`;
    const shade = `M${x + half * 0.35} ${top}H${x + half}C${x + half + 20} ${mid} ${x + wide + 18} ${foot - 14} ${x + wide} ${foot}C${x + half * 0.8} ${foot - 10} ${x + half * 0.6} ${foot - 12} ${x + half * 0.4} ${foot - 13}C${x + half * 0.7} ${mid} ${x + half * 0.6} ${mid} ${x + half * 0.35} ${top}Z`;
    return (
      path(outline, fill(main)) +
      path(shade, fill(ink, 0.2)) +
      path(
        `M${x - half + 8} ${top + 8}C${x - half + 14} ${mid} ${x - half + 12} ${foot - 22} ${x - wide + 12} ${foot - 8}`,
        stroke(light, 4, 0.28),
      ) +
      rect(x - half - 10, top - 6, half * 2 + 20, 9, fill(second), 4)
    );
  };
  return `
    ${path('M120 96V264M232 24V308M344 66V290', stroke(second, 10))}
    ${path('M412 290L520 236', stroke(second, 10))}
    ${path('M232 36L60 262M344 76L514 238M344 76L424 284M120 104L44 258M232 120L330 300', stroke(ink, 2.5, 0.6))}
    ${path('M356 92C400 130 464 190 508 240C462 244 410 254 372 262C384 208 376 146 356 92Z', fill(light))}
    ${path('M356 92C400 130 464 190 508 240C494 242 478 244 462 247C436 196 400 140 356 92Z', fill(ink, 0.14))}
    ${sail(120, 116, 168, 40)}${sail(120, 180, 244, 50)}
    ${sail(344, 92, 152, 42)}${sail(344, 166, 258, 54)}
    ${sail(232, 56, 136, 50)}${sail(232, 152, 276, 66)}
    ${emblem}${flag}
    ${path(hull, fill(second))}
    ${path('M338 282H424C420 336 400 384 374 414H300C346 390 366 340 372 282Z', fill(ink, 0.2))}
    ${path('M43 318C160 344 300 344 418 322L414 342C300 362 160 362 48 338Z', fill(accent))}
    ${path('M62 372C160 388 300 390 398 376M54 358C160 376 300 378 406 362', stroke(ink, 3, 0.3))}
    ${path('M82 400H384C380 406 377 410 374 414H94Z', fill(ink, 0.35))}
    ${path('M30 250H156V264H30ZM330 274H432V288H330Z', fill(accent))}
    ${path('M150 290H338V308H150Z', fill(second))}${path('M150 290H338V308H150Z', fill(ink, 0.3))}
    ${path('M58 280H78V302H58ZM92 280H112V302H92ZM124 282H142V302H124Z', fill(light, 0.85))}
    ${path('M68 280V302M102 280V302M133 282V302', stroke(ink, 3))}
    ${path('M100 316h18v18h-18ZM154 322h18v18h-18ZM208 324h18v18h-18ZM262 324h18v18h-18ZM316 320h18v18h-18ZM368 314h16v18h-16Z', fill(ink))}`;
}

/** A skull over crossed bones, `size` across. */
export const drawSkull = (x: number, y: number, size: number, bone: string, hole: string): string => {
  const s = size / 40;
  return `<g transform="translate(${x} ${y}) scale(${s})">${path('M-22 6L22 26M22 6L-22 26', stroke(bone, 6))}${path('M-13 -6C-13 -20 13 -20 13 -6C13 2 9 5 8 8V13H-8V8C-9 5 -13 2 -13 -6Z', fill(bone))}${path('M-5 -4h0M5 -4h0', stroke(hole, 7))}${path('M-3 8V13M3 8V13', stroke(hole, 1.6))}</g>`;
};
