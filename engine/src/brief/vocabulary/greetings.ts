import type { Entry } from './terms.ts';

/** Who sends it, not what it says: "... from the team at Acme". */
export const SENDER = /^\s*(?:from|von|de la part de|de parte de|da parte di|от)\s/iu;

/** Openings of a greeting, in all languages at once: they are names of no thing. */
export const GREETINGS: readonly Entry<'greeting'>[] = [
  {
    value: 'greeting',
    terms: {
      any: "happy, merry, season's greetings, congratulations, congrats, thank you, thanks, welcome, get well, good luck, best wishes, frohe, frohes, alles gute, herzlichen glückwunsch, danke, joyeux, joyeuse, bonne, félicitations, merci, bienvenue, feliz, felices, felicidades, gracias, bienvenidos, boas, parabéns, obrigado, buon, buona, auguri, grazie, tanti auguri, fijne, gefeliciteerd, bedankt, с днем, с новым, поздравляем, спасибо",
    },
  },
];
