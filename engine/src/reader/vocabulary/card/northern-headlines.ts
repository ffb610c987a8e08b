/** What a description of one thing begins with. */
export const INDEFINITE_NORTH: Readonly<Record<string, RegExp>> = {
  sv: /^(?:en|ett)\s/iu,
  da: /^(?:en|et)\s/iu,
  nb: /^(?:en|ei|et)\s/iu,
  tr: /^(?:[\p{L}'’]+\s){0,2}bir\s/iu,
  id: /^(?:seekor|sebuah|seorang)\s/iu,
};

/** How, why, we and you, new: words of headlines and offers. */
export const PREDICATES_NORTH: Readonly<Record<string, RegExp>> = {
  sv: /(?<!\p{L})(?:så|hur|varför|vad|när|vi|ni|du|din|ditt|dina|vår|vårt|våra|ny|nya|nytt|kan|ska)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:sådan|hvordan|hvorfor|hvad|hvornår|vi|du|din|dit|dine|vores|ny|nye|nyt|kan|skal)(?!\p{L})/iu,
  nb: /(?<!\p{L})(?:slik|hvordan|hvorfor|hva|når|vi|du|din|ditt|dine|vår|våre|ny|nye|nytt|kan|skal)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:jak|dlaczego|co|kiedy|szukamy|zapraszamy|zatrudnimy|nasz\p{L}*|tw[oó]j\p{L}*|now[yaei]|jest|dla)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:як|чому|(?<!,\s)що|коли|ми|ви|шукаємо|запрошуємо|наш\p{L}*|ваш\p{L}*|нов(?:ий|а|е|і)|для)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:nasıl|neden|niçin|ne zaman|için|biz|siz|yeni|en|yolu|yolları|önerisi|öneri|arıyoruz|şimdi)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:cara|tips|kenapa|mengapa|bagaimana|kami|kita|anda|untuk|baru)(?!\p{L})/iu,
};
