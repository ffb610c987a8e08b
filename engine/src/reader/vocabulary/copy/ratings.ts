/** Stars as a rating counts them, behind the number: "5 stars", "5 Sterne", "五星". */
export const STARS =
  'stars?|sternen?|étoiles?|estrellas?|estrelas?|stelle|stella|sterren?|зв[её]зд[аы]?|зірок|зірки|зірка|gwiazdek|gwiazdki|gwiazdka|stjärnor|stjerner|yıldız|bintang|つ星|星|نجوم|نجمة|स्टार|सितारे';

/** Stars as a rating counts them before the number: "bintang 5", "별점 5". */
export const STARS_BEFORE = 'bintang|별점?|评分|評価';

/** "4 out of 5 stars". */
export const OF_FIVE =
  '(?:\\/|out of|of|von|sur|de|su|van|из|з|z|av|af|dari|üzerinden)\\s?5|из пяти|out of five';

/** What customers say of something, also as the end of a compound: "Kundenbewertung". */
export const COMPOUND_REVIEWS =
  'bewertung|rezension|stimme|beoordeling|recensie|omdöme|recension|anmeldelse|omtale';

/** What customers say of something, in words that begin so. */
export const REVIEWS =
  'review|testimonial|rating|rated|feedback|témoignage|commentaire|avis|reseña|opinión|testimonio|valoración|avaliação|depoimento|testemunho|recension|testimonianz|отзыв|відгук|opini|recenzj|yorum|değerlendirme|ulasan|testimoni|评价|好评|评论|レビュー|口コミ|お客様の声|후기|리뷰|تقييم|رأي|समीक्षा|रिव्यू';
