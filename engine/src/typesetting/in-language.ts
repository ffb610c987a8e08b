import type { Typesetter } from './typesetter.ts';

/** The typesetter, with every text set as one of its language, where that is known. */
export const inLanguage = (
  typesetter: Typesetter,
  languageOf: (text: string) => string | undefined,
): Typesetter => ({
  fit: (request) => {
    const language = languageOf(request.text);
    return typesetter.fit(
      language === undefined ? request : { ...request, style: { ...request.style, language } },
    );
  },
});
