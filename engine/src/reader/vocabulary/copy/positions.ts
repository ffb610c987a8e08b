const BOTTOM =
  'at the (?:very )?bottom|on the bottom|along the bottom|ganz unten|unten|am unteren rand|tout en bas|en bas|al pie|abajo|na parte inferior|embaixo|in basso|in fondo|onderaan|внизу|снизу|längst ner|nederst|na dole|altta';
const TOP =
  'at the (?:very )?top|along the top|ganz oben|am oberen rand|tout en haut|en haut|no topo|in alto|bovenaan|вверху|сверху|högst upp|øverst|na górze|üstte';
const SIZE = '(?:,? ?(?:in )?(?:small|tiny|klein|petit|pequeño|piccolo)(?: letters| text| type)?)?';

/** Where on the card words stand, at the head or the end of their clause. */
export const AT_BOTTOM = new RegExp(`^(?:${BOTTOM})${SIZE}\\s(?=\\S)|\\s(?:${BOTTOM})${SIZE}$`, 'iu');
export const AT_TOP = new RegExp(`^(?:${TOP})${SIZE}\\s(?=\\S)|\\s(?:${TOP})${SIZE}$`, 'iu');

/** What one says before such words: "with our website acme.dev", "and the date 5 May". */
export const OWN_WORDS =
  /^(?:(?:and|with|und|mit|et|avec|y|con|e|com|en|met|и|с)\s)?(?:(?:our|my|the|a|unser\p{L}*|mein\p{L}*|die|der|das|notre|mon|l['’]|la|le|nuestr[oa]|mi|el|noss[oa]|o|a|nostr[oa]|il|onze|ons|de|het|наш\p{L}*)\s)?(?:(?:website|web site|web address|address|url|date|line|words?|text|name|handle|link|adresse|webseite|datum|zeile|site|dirección|fecha|endereço|data|indirizzo|sito|adres|адрес|сайт|дата)\s)?/iu;
