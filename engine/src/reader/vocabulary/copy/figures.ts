const alternatives = (rows: readonly string[]): string =>
  rows
    .flatMap((row) => row.split(', '))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Before the figure of a discount, and part of it: "up to 30%", "bis zu 30 %". */
export const DISCOUNT_LEADS = alternatives([
  "save up to, up to, save, from, bis zu, jusqu’à, jusqu'à, hasta un, hasta el, hasta, até, fino a, fino al, tot, до",
  'скидка до, скидки до, до, upp till, op til, opptil, do, do nawet, aż do, знижка до, знижки до, hingga',
  '最大, 最高, 最多, 최대, خصم يصل إلى, يصل إلى, حتى',
]);

/** Behind it: "off", "Rabatt", "de descuento". */
export const DISCOUNT_TAILS = alternatives([
  'off, discount, cashback, cheaper, faster, rabatt, reduziert, nachlass, günstiger, de réduction, de remise, de rabais',
  'de descuento, menos, de desconto, di sconto, in meno, korting, скидка, скидки, дешевле, indirim',
  'rabat, rabatu, taniej, zniżki, zniżka, rabatt, знижка, знижки, diskon, reducere',
  '割引, オフ, 引き, 优惠, 折扣, 할인, خصم, तक की छूट, की छूट, छूट',
]);

/** Small words that lead up to the figure and go with it: "boots WITH 20% off", "buty Z 10% rabatu". */
export const FIGURE_LINKS = alternatives([
  'with, at, mit, um, avec, à, con, a, com, met, med, z, ze, с, со, зі, із, dengan',
]);

/** What a sum is for stands with it: "£900 a month", "850 euros al mes", "$9/month". */
export const PERIODS =
  `\\s?(?:/\\s?(?:${alternatives(['mo, month, yr, year, week, day, hour, user, seat, person, Monat, Jahr, mois, an, mes, año, mese, anno, mês, ano, maand, месяц, мес'])})` +
  `|(?:an?|per|each|pro|im|par|al|por|all['’]|a la|в|za|i)\\s?(?:${alternatives([
    'month, year, week, day, night, hour, person, Monat, Jahr, Woche, Tag, Nacht, Stunde, mois, an, semaine, jour, nuit, heure',
    'mes, año, semana, día, noche, hora, mese, anno, settimana, giorno, notte, ora, mês, ano, dia, noite',
    'maand, jaar, week, dag, nacht, uur, месяц, год, неделю, день, ночь, час, miesiąc, rok, månaden, året',
  ])}))(?!\\p{L})`;
