/** What says outright that what follows is to be seen. */
export const SHOWING =
  /(?<!\p{L})(?:showing|depicting|featuring|that shows|which shows|das zeigt|der zeigt|die zeigt|montrant|qui montre|représentant|mostrando|que muestra|que mostra|che mostra|con l['’]immagine di|met daarop|som visar|der viser|som viser|изображающ\p{L}*|на котором|przedstawiając\p{L}*)(?!\p{L})/iu;

/** What is printed for its picture: "travel poster", "postcard". */
export const PICTURE_PRINTS =
  /(?<!\p{L})(?:(?:travel|movie|film|tourism) posters?|postcards?|postkarte|reiseplakat|filmplakat|carte postale|affiche de (?:film|voyage)|p[óo]ster de (?:viaje|viagem)|cartel de viaje|cartolina|ansichtkaart|vykort|postkort|pocztówk\p{L}*|открытк\p{L}*)(?!\p{L})/iu;

/** Given away, or said of guests: words of the copy, whatever they name. */
export const GIVEN =
  /(?<!\p{L})(?:free|gratis|kostenlos\p{L}*|gratuit\p{L}*|gratuito|gratuita|allowed|invited|wanted|needed|only|erlaubt|gesucht|бесплатн\p{L}*|gratuitement|darmow\p{L}*|bezpłatn\p{L}*|ücretsiz|bedava)(?!\p{L})|免费|無料|무료|مجانا|मुफ़्त/iu;

/** "A glass of wine": what somebody is served, at the start. */
export const PORTION =
  /^(?:(?:an?|ein(?:er|em|e)?|une?|una?|uma?|een)\s+)?(?:(?:glass|cup|mug|plate|bowl|slice|piece|pint) of|glas|tasse|teller|st(?:ü|u)ck|verre|assiette|bol|copa|vaso|taza|plato|copo|xícara|prato|taça|bicchiere|calice|tazza|piatto|kopje|bord)(?!\p{L})/iu;
