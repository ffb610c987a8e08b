const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nouns of titles that keep their article with what follows: "a week in Kyoto", "un guide de la Bretagne". */
export const BOUND_NOUNS = setOf(
  'day week weekend month year night evening morning summer winter life hour minute guide history handbook primer ' +
    'letter ode tale story portrait taste touch walk journey trip introduction world place tour look love ' +
    'tag woche wochenende jahr leben brief reise spaziergang geschichte sommer winter abend nacht blick einführung ' +
    'jour journée semaine année vie lettre histoire voyage été nuit promenade regard introduction ' +
    'día semana año vida carta historia viaje guía paseo verano noche mirada introducción ' +
    'dia ano viagem história guia passeio verão noite olhar introdução ' +
    'giorno giornata settimana anno vita lettera storia viaggio guida passeggiata estate notte introduzione ' +
    'weekeinde jaar reis gids verhaal wandeling avond inleiding',
);

/** What leads on from such a noun. */
export const BOUND_LINKS = setOf(
  'in of to for at with without from on through into im in am ohne an über durch aus zu dans à au aux de du sans en del a ' +
    'sin por em no na sem pela pelo al alla nel nella di senza naar van zonder door',
);
