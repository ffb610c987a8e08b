// Words of a trade that speaks about its own work: a brand does not say them to its audience.
const TRADE_WORDS = new Set(
  (
    'sans,serif,serifs,slab,grotesk,grotesque,monospace,typeface,typefaces,cta,ctas,monochrome,minimalism,minimalist,' +
    'brutalist,brutalism,neobrutalist,skeuomorphic,glassmorphism,hairline,hairlines,kerning,wordmark,wordmarks,' +
    'whitespace,uppercase,lowercase,gutter,gutters,eyebrow,drop-shadow,drop-shadows,letterspacing,chromatic,' +
    'near-black,near-white,off-white,off-black,jet-black,pure-black,pure-white,single-accent,full-bleed,' +
    'typographic,typography,palette,palettes,helvetica,roboto,plex,neue,futura,didot,garamond'
  ).split(','),
);
// Each of these may stand in a slogan; two of them hardly ever do.
const HALF_WORDS = new Set(
  (
    'canvas,canvases,ink,inks,paper,accent,accents,gradient,gradients,pill,pills,tile,tiles,grid,grids,radius,radii,' +
    'corners,editorial,signature,display,mono,type,font,fonts,weight,weights,headline,headlines,hero,surface,' +
    'surfaces,chrome,ui,ux,tint,tints,tinted,saturated,muted,palette,dressed,rendered,restraint,dense,density,' +
    'tracking,shadow,shadows,layout,button,buttons,card,cards,border,borders,rounded,angular,geometric,humanist,' +
    'illustration,illustrations,photography,aesthetic,storefront,broadsheet,dashboard,voltage,ground,tone,tones'
  ).split(','),
);
// All of them together count as one of those: "Black and white films" says no more about a design.
const COLOR_WORDS = new Set(
  (
    'black,white,grey,gray,red,orange,yellow,green,blue,navy,indigo,violet,purple,pink,magenta,coral,teal,cyan,lime,' +
    'mint,cream,ivory,beige,charcoal,gold,brown,lavender,azure,cobalt,graphite,obsidian,mustard'
  ).split(','),
);
const VALUE = /#[\da-f]{3,8}\b|\b\d+(?:\.\d+)?(?:px|r?em|pt)(?![\p{L}\d])|(?:rgba?|hsla?|oklch)\(|`/iu;
const LONGEST = 120;

/**
 * Whether a text that stands where a slogan belongs is a remark about the design, such as "Indigo ground, white pill
 * CTAs": documents written about a brand have those, and nobody would print them on a card.
 */
export function isDesignRemark(text: string): boolean {
  if (VALUE.test(text) || [...text].length > LONGEST) return true;
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const parts = new Set(words.flatMap((word) => [word, ...word.split('-')]));
  if ([...parts].some((word) => TRADE_WORDS.has(word))) return true;
  const halves = [...parts].filter((word) => HALF_WORDS.has(word)).length;
  const colored = [...parts].some((word) => COLOR_WORDS.has(word));
  return halves + (colored ? 1 : 0) >= 2;
}
