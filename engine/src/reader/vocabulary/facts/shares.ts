/** What follows the figure of a statistic: "73% OF developers", "40 % DER Befragten". */
export const SHARE_LINKS =
  "of, der, des, von, aller, de, des, du, d'une, de las, de los, del, de la, dos, das, do, da, di, dei, delle, degli, della, del, van, van de, av, z, ze, из".split(
    ', ',
  );

/** Words before it that belong to the figure: "Only 12%", "Fast 40 %". */
export const SHARE_LEADS =
  'only, just, nearly, almost, about, around, over, more than, less than, up to, nur, fast, rund, etwa, über, mehr als, seulement, près de, plus de, environ, solo, casi, más de, menos de, el, un, apenas, quase, mais de, il, quasi, oltre, più di, slechts, bijna, meer dan, только, почти, более, около, bara, nästan, tylko, prawie'.split(
    ', ',
  );
