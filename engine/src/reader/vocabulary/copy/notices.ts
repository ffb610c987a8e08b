const anyOf = (lines: readonly string[]): string => lines.join('|');

/**
 * What a house tells those who come: that it is closed, moves, opens again. A sentence with one of these and a day is
 * a notice, whose day stands apart; other sentences with a day are told of the past or are headlines.
 */
export const NOTICE = new RegExp(
  `(?<!\\p{L})(?:${anyOf([
    "(?:is|are|am|'re|will be|stays?|remains?) (?:\\p{L}+ ){0,2}(?:closed|open|back|away|cancelled|canceled|postponed|moved|unavailable|offline|read-only|suspended)",
    '(?:re)?opens?|closes?|(?:is|are) (?:moving|reopening|opening|closing)|moves|launches|starts|begins|returns',
    '(?:ist|sind|bleibt|bleiben|haben|hat) (?:\\p{L}+ ){0,3}(?:geschlossen|geöffnet|zu|zurück|abgesagt|verschoben|im urlaub|offen)',
    '(?:fällt|fallen) (?:\\p{L}+ ){0,3}aus|zieht um|ziehen um|öffnet|öffnen|schließt|schließen|eröffnet|eröffnen|startet',
    '(?:est|sont|sera|seront|reste|restera) (?:\\p{L}+ ){0,2}(?:fermée?s?|ouverte?s?|annulée?s?|reportée?s?)|rouvre|ouvre|ferme|déménage|déménageons',
    '(?:está|están|estará|estarán|estamos|estaremos|permanecerá) (?:\\p{L}+ ){0,2}(?:cerrad[oa]s?|abiert[oa]s?|cancelad[oa]s?|aplazad[oa]s?)|reabre|reabrimos|abre|abrimos|cierra|cerramos|nos mudamos',
    '(?:está|estará|estaremos|estão|fica|ficará) (?:\\p{L}+ ){0,2}(?:fechad[oa]s?|abert[oa]s?|cancelad[oa]s?|adiad[oa]s?)|reabre|fechamos|mudamos',
    '(?:è|sarà|siamo|saremo|resta|resterà) (?:\\p{L}+ ){0,2}(?:chius[oai]|apert[oai]|annullat[oa]|rinviat[oa])|riapre|riapriamo|apre|chiude|chiudiamo|ci trasferiamo',
    '(?:is|zijn|blijft|gaat|gaan) (?:\\p{L}+ ){0,2}(?:gesloten|open|afgelast|verplaatst|dicht)|verhuist|verhuizen|heropent',
    'закрыт\\p{L}*|открыт\\p{L}*|открывается|закрывается|отменяется|отмен[её]н\\p{L}*|переносится|перенес[её]н\\p{L}*|переезжаем|переезжает|не работает|не работаем',
    '(?:är|har|håller) (?:\\p{L}+ ){0,2}(?:stängt|öppet|inställt|inställd|stängda)|öppnar|stänger|flyttar',
    'nieczynne|zamknięte|zamknięta|zamknięty|otwieramy|zamykamy|przenosimy',
    'kapalı|kapalıyız|açılıyor|taşınıyoruz|ertelendi|iptal edildi',
  ])})(?!\\p{L})`,
  'iu',
);

/** Labels that are the message themselves: who reads no further has read what it is about. */
export const LOST =
  /^(?:lost|missing|found|katze|hund|entlaufen|vermisst|zugelaufen|chat perdu|chien perdu|chat trouvé|gato|perro|cachorro|cão|gatto|cane|kat |hond |пропал|найден)/iu;

/** "name Biscuit", "heißt Mimi": what leads to the name of somebody who is looked for. */
export const CALLED =
  /^(?:(?:(?:his|her|its|the)\s)?name(?:d|\sis)?|answers to|called|heißt|hört auf|s['’]appelle|se llama|se chama|si chiama|heet|зовут|кличка|imię)\s+(?=\p{Lu})/u;
