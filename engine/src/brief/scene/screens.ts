import type { SceneAsk, SceneThing } from './scene.ts';

// Words that are a computer's screen or a cinema's, by what the prompt is about.
const BARE =
  /^(?:pantalla|écran|ecran|tela|schermo|scherm|skärm\p{L}*|skærm\p{L}*|skjerm\p{L}*|ekran\p{L}*|شاشة|الشاشة)$/iu;
const OF_FILM =
  /(?<!\p{L})(?:cin[eé](?:ma)?|cinema|película|peliculas|films?|filme|movie|bioscoop|bio|biograf|kino|kina|sinema)(?!\p{L})|سينما/iu;

/** The things of a scene, with a screen where the prompt speaks of films as that of a cinema: "festival de cine, una pantalla". */
export function meanScreens(
  { things, asks }: Pick<SceneAsk, 'things' | 'asks'>,
  prompt: string,
): SceneThing[] {
  const isBare = (index: number): boolean =>
    asks.some((ask) => ask.part === 'thing' && ask.thing === index && BARE.test(ask.words));
  return things.map((thing, index) =>
    thing.noun === 'monitor' && isBare(index) && OF_FILM.test(prompt)
      ? { ...thing, noun: 'cinema screen' }
      : thing,
  );
}
