import type { Typesetter } from './typesetter.ts';

/** The typesetter, with every text set as one of a card in `language`, where that is known. */
export const inLanguage = (typesetter: Typesetter, language: string | undefined): Typesetter =>
  language === undefined
    ? typesetter
    : { fit: (request) => typesetter.fit({ ...request, style: { ...request.style, language } }) };
