import type { Entry } from '../../../lexicon/vocabulary.ts';

/** What a prompt opens with that asks for a picture of what follows, and for no card about it. */
export const PICTURE_OPENINGS: readonly Entry<'picture'>[] = [
  {
    value: 'picture',
    terms: {
      en: 'illustration of, drawing of, picture of, painting of, sketch of, image of, a drawing of, an illustration of',
      de: 'illustration von, illustration eines, illustration einer, zeichnung von, zeichnung eines, zeichnung einer, bild von, bild eines, bild einer',
      fr: "illustration de, illustration d'un, illustration d'une, dessin de, dessin d'un, dessin d'une, image de, image d'un, image d'une",
      es: 'ilustración de, dibujo de, imagen de',
      pt: 'ilustração de, desenho de, imagem de',
      it: 'illustrazione di, disegno di, immagine di',
      nl: 'illustratie van, tekening van, afbeelding van, plaatje van',
      ru: 'иллюстрация с, рисунок с, картинка с, изображение',
      sv: 'illustration av, teckning av, bild av, bild på',
      da: 'illustration af, tegning af, billede af',
      nb: 'illustrasjon av, tegning av, bilde av',
      pl: 'ilustracja z, rysunek z, obrazek z',
      uk: 'ілюстрація з, малюнок з, зображення',
      id: 'ilustrasi, gambar',
    },
  },
];
