import type { Entry } from './terms.ts';

/** A part of a thing that a prompt may give a colour of its own: "a white horse with a brown mane". */
export type PartName =
  | 'basket'
  | 'belly'
  | 'chest'
  | 'cushion'
  | 'door'
  | 'ear'
  | 'fin'
  | 'flag'
  | 'flower'
  | 'head'
  | 'hull'
  | 'leaf'
  | 'leg'
  | 'mane'
  | 'paw'
  | 'pot'
  | 'ribbon'
  | 'roof'
  | 'sail'
  | 'scarf'
  | 'shell'
  | 'star'
  | 'stripe'
  | 'tail'
  | 'wing';

/** Words for parts; they are things of their own elsewhere. */
export const PART_WORDS: readonly Entry<PartName>[] = [
  {
    value: 'basket',
    terms: { en: 'basket', de: 'korb', fr: 'panier, nacelle', es: 'cesta', it: 'cesto', ru: 'корзин*' },
  },
  {
    value: 'belly',
    terms: {
      en: 'belly, stomach, tummy',
      de: 'bauch',
      fr: 'ventre',
      es: 'barriga, vientre',
      pt: 'barriga',
      it: 'pancia',
      nl: 'buik',
      ru: 'живот*, брюшк*',
    },
  },
  {
    value: 'chest',
    terms: {
      en: 'chest, breast, bib',
      de: 'brust',
      fr: 'poitrail, poitrine',
      es: 'pecho',
      pt: 'peito',
      it: 'petto',
      nl: 'borst',
      ru: 'груд*',
    },
  },
  {
    value: 'cushion',
    terms: {
      en: 'cushion, pillow, seat',
      de: 'kissen, sitz',
      fr: 'coussin',
      es: 'cojín',
      pt: 'almofada',
      it: 'cuscino',
      nl: 'kussen',
      ru: 'подушк*',
    },
  },
  {
    value: 'door',
    terms: {
      en: 'door, doors, front door',
      de: 'tür, türen, haustür',
      fr: 'porte, portes',
      es: 'puerta, puertas',
      pt: 'porta, portas',
      it: 'porta, porte',
      nl: 'deur',
      ru: 'двер*',
    },
  },
  {
    value: 'ear',
    terms: {
      en: 'ear, ears',
      de: 'ohren, ohr',
      fr: 'oreilles',
      es: 'orejas',
      pt: 'orelhas',
      it: 'orecchie',
      nl: 'oren',
      ru: 'уши, ушами',
    },
  },
  {
    value: 'fin',
    terms: { en: 'fin, fins', de: 'flossen', fr: 'nageoires', es: 'aletas', pt: 'barbatanas', it: 'pinne' },
  },
  {
    value: 'flag',
    terms: {
      en: 'flag, flags',
      de: 'fahne, flagge',
      fr: 'drapeau',
      es: 'bandera',
      pt: 'bandeira',
      it: 'bandiera',
      nl: 'vlag',
      ru: 'флаг*',
    },
  },
  { value: 'flower', terms: { en: 'blossom, blossoms', de: 'blüte, blüten' } },
  {
    value: 'head',
    terms: {
      en: 'head',
      de: 'kopf',
      fr: 'tête',
      es: 'cabeza',
      pt: 'cabeça',
      it: 'testa',
      nl: 'kop',
      ru: 'голов*',
    },
  },
  {
    value: 'hull',
    terms: {
      en: 'hull',
      de: 'rumpf',
      fr: 'coque',
      es: 'casco',
      pt: 'casco',
      it: 'scafo',
      nl: 'romp',
      ru: 'корпус*',
    },
  },
  {
    value: 'leaf',
    terms: { en: 'leaves', de: 'blätter, blättern', fr: 'feuilles', es: 'hojas', pt: 'folhas', it: 'foglie' },
  },
  {
    value: 'leg',
    terms: { en: 'legs', de: 'beine, beinen', fr: 'pattes', es: 'patas', pt: 'pernas', it: 'zampe' },
  },
  {
    value: 'mane',
    terms: {
      en: 'mane',
      de: 'mähne',
      fr: 'crinière',
      es: 'melena, crin',
      pt: 'crina, juba',
      it: 'criniera',
      nl: 'manen',
      ru: 'грив*',
    },
  },
  {
    value: 'paw',
    terms: {
      en: 'paw, paws',
      de: 'pfoten',
      fr: 'pattes',
      es: 'patas',
      pt: 'patas',
      it: 'zampe',
      nl: 'poten',
      ru: 'лап*',
    },
  },
  {
    value: 'pot',
    terms: { en: 'pot', de: 'topf', fr: 'pot', es: 'maceta', pt: 'vaso', it: 'vaso', nl: 'pot', ru: 'горш*' },
  },
  {
    value: 'ribbon',
    terms: {
      en: 'ribbon, ribbons, bow',
      de: 'schleife, band',
      fr: 'ruban, nœud',
      es: 'cinta, lazo',
      pt: 'fita, laço',
      it: 'nastro, fiocco',
      nl: 'strik, lint',
      ru: 'лент*, бант*',
    },
  },
  {
    value: 'roof',
    terms: {
      en: 'roof, roofs, rooftop',
      de: 'dach, dächer',
      fr: 'toit, toits',
      es: 'techo, tejado',
      pt: 'telhado, teto',
      it: 'tetto, tetti',
      nl: 'dak',
      ru: 'крыш*',
    },
  },
  {
    value: 'sail',
    terms: {
      en: 'sail, sails',
      de: 'segel, segeln',
      fr: 'voile, voiles',
      es: 'vela, velas',
      pt: 'vela, velas',
      it: 'vela, vele',
      nl: 'zeil, zeilen',
      ru: 'парус*',
    },
  },
  {
    value: 'shell',
    terms: {
      en: 'shell',
      de: 'panzer',
      fr: 'carapace',
      es: 'caparazón',
      pt: 'casco',
      it: 'guscio',
      ru: 'панцир*',
    },
  },
  { value: 'star', terms: { en: 'star on top', de: 'stern an der spitze' } },
  {
    value: 'stripe',
    terms: {
      en: 'stripe, stripes, band, bands',
      de: 'streifen',
      fr: 'rayures, bandes',
      es: 'rayas, franjas',
      pt: 'listras, riscas',
      it: 'strisce, righe',
      nl: 'strepen',
      ru: 'полос*',
    },
  },
  {
    value: 'tail',
    terms: {
      en: 'tail',
      de: 'schwanz, schweif',
      fr: 'queue',
      es: 'cola',
      pt: 'cauda, rabo',
      it: 'coda',
      nl: 'staart',
      ru: 'хвост*',
    },
  },
  {
    value: 'wing',
    terms: {
      en: 'wing, wings',
      de: 'flügel, flügeln',
      fr: 'ailes',
      es: 'alas',
      pt: 'asas',
      it: 'ali',
      nl: 'vleugels',
      ru: 'крыль*',
    },
  },
];
