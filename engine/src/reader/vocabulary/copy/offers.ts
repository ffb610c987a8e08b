const anyOf = (lines: readonly string[]): string => lines.join('|');

/** Offers that are told by their figures or by a fixed phrase: "2x1", "buy one get one", "zum Preis von 2". */
export const BARGAIN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf([
    '[1-9]\\s?[x×]\\s?[1-9]',
    '[1-9]\\s?\\+\\s?[1-9]',
    '[1-9] for (?:the price of )?[1-9]',
    '(?:two|three) for (?:one|two|the price of (?:one|two))',
    'buy (?:one|two|[1-9]),? get',
    'bogo',
    '(?:at )?half[ -]price',
    'second (?:one|item|pair) free',
    'zum preis von',
    '(?:zum )?halben? preis',
    '[1-9] für [1-9]',
    'geschenkt',
    '(?:à )?moitié prix',
    '[1-9] acheté\\p{L}*',
    '[1-9] pour [1-9]',
    '(?:a )?mitad de precio',
    '[1-9] por [1-9]',
    'leve [1-9],? pague [1-9]',
    'pague [1-9],? leve [1-9]',
    'metade do preço',
    'metà prezzo',
    '[1-9] per [1-9]',
    'halve prijs',
    '[1-9] (?:halen|voor) [1-9]',
    'за полцены',
    'в подарок',
    'halva priset',
    'za pół ceny',
    'yarı fiyatına',
    'نصف السعر',
    'आधी कीमत',
  ])})(?![\\p{L}\\p{N}])|买一送一|買一送一|第二[件杯份]半价|半価|半額|반값|하나 더`,
  'iu',
);

/** What is free beside what a card is about: it costs nothing to come, to be sent it, to join. */
export const FREE_BESIDE =
  /(?<!\p{L})(?:entry|entrance|admission|registration|shipping|delivery|returns|parking|wi-?fi|eintritt|anmeldung|versand|lieferung|parken|teilnahme|entrée|inscription|livraison|parking|entrada|inscripción|envío|inscrição|frete|ingresso|iscrizione|spedizione|toegang|inschrijving|verzending|вход|регистрация|доставка|entré|wstęp|giriş|welcome|willkommen|members|refreshments|tickets)(?!\p{L})|入場|参加|入场|参加|入场|입장|참가|الدخول|प्रवेश/iu;

/** Behind a figure these are part of it: "50% OFF EVERYTHING". */
export const ON_EVERYTHING =
  /^(?:everything|sitewide|storewide|all|auf alles|alles|sur tout|en todo|todo|em tudo|tudo|su tutto|tutto|op alles|на всё|на все|på allt)$/iu;

/** A sale that has a name, as the occasion of an offer: "दिवाली सेल", "Winterschlussverkauf", "Black Friday", "kış indirimi". */
export const NAMED_SALE =
  /^(?:black friday|cyber monday|boxing day|prime day|singles[’']? day)|^\p{L}+(?:schlussverkauf|ausverkauf|räumungsverkauf|angebote?|rabatt|uitverkoop|korting|opruiming)$|\s(?:sale|clearance|deals?|offers?|schlussverkauf|ausverkauf|angebote?|aktion|uitverkoop|solden|actie|opruiming|распродажа|скидки|акция|wyprzedaż|promocja|rea|indirimi|indirimleri|kampanyası|सेल|ऑफर|छूट)$|^(?:soldes|promo|rebajas|ofertas?|saldi|saldos|liquidação|liquidación|promoção|oferta|offerte?|wyprzedaż|promocja|تخفيضات|عروض|خصومات)\s/iu;
