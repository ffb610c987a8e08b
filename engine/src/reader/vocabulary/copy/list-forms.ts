const COUNTS =
  'two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|due|tre|quattro|cinque|twee|drie|vijf|два|две|три|четыре|пять|dwa|trzy|cztery|pięć|två|tre|fyra|fem|iki|üç|dört|beş';
const POINTS =
  'bullets|bullet points?|points|key points|list items|items|lines|punkte|stichpunkte|aufzählungspunkte|zeilen|puces|points clés|lignes|puntos|viñetas|líneas|pontos|tópicos|linhas|punti|righe|punten|regels|пункта|пунктов|пункты|строки|punkty|punktów|punkter|rader|madde|satır';

/** "three bullets", "drei Punkte", "tres puntos": words before a colon that ask for a list and are no copy of it. */
export const LIST_FORM = new RegExp(
  `^(?:(?:with|and|mit|und|avec|et|con|y|com|e|met|en|с|и|z|i|med|och)\\s+)?(?:(?:\\d{1,2}|${COUNTS})\\s+)?(?:${POINTS})$|^(?:\\d|[二三四五六两])\\s?(?:つの|个)?(?:ポイント|要点|箇条書き)$|^(?:요점|포인트)\\s?\\d?개?$`,
  'iu',
);
