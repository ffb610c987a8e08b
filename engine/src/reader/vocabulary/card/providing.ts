/** What a card says of things that come with what it is about, or that one shall bring: folded, in many languages. */
export const PROVIDING = new RegExp(
  `(?<!\\p{L})(?:${[
    'provided|included|inclusive|supplied|available|welcome|bring|served|on site|on us|complimentary',
    'inklusive|inkl|vorhanden|gestellt|gesorgt|mitbringen|bringt|willkommen|gratis dazu|vor ort',
    'fournie?s?|inclus|incluse?s?|compris|comprise?s?|offerte?s?|sur place|apporte[rz]|bienvenue?s?',
    'incluid[oa]s?|inclus[oa]s?|proporcionad[oa]s?|traer|trae|bienvenid[oa]s?|disponibles?|trazer|traga|fornecid[oa]s?|no local',
    'inclusi|incluso|inclusa|forniti|fornita|fornito|portare|portate|sul posto|disponibili',
    'inbegrepen|aanwezig|meenemen|neem|staat klaar|welkom|ter plaatse',
    'включен\\p{L}*|есть|предоставля\\p{L}*|приносите|возьмите|на месте',
    'finns|ingar|ta med|medtag|medbring|ta med deg|inkluderet|inkludert|wliczon\\p{L}*|zapewniam\\p{L}*|zabierz|na miejscu',
    'включено|дахил|dahil|getirin|mevcut|disediakan|termasuk|bawa',
    'متوفر|متوفرة|شامل|مجان[اي]|उपलब्ध|शामिल|साथ लाएं',
  ].join('|')})(?!\\p{L})|提供|自备|免费供应|包含|持参|あり|込み|付き|ご用意|제공|포함|준비`,
  'u',
);
