import type { Sign } from '../../art/signs/sign.ts';
import type { BriefKind } from '../../brief/brief.ts';
import type { Content, Part } from '../../brief/content.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Box, Shape } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Composition } from '../composition.ts';
import type { Frame } from '../frame.ts';
import type { Style } from '../styles/style.ts';
import type { Typesetter } from '../typesetter.ts';

export type FamilyContext = {
  content: Content & { hero: Part };
  style: Style;
  frame: Frame;
  /** Where words may be: inside the margins, and free of what stories cover. */
  inside: Box;
  typesetter: Typesetter;
  /** Seeded by brief, seed and design; `fork` it for each independent part. */
  random: Random;
  /** Decides which of its grounds and fields the family takes, 0..1; siblings share it. */
  field: number;
  /** Siblings differ by these two: words in the middle where the family leaves it open, and the leading ones above. */
  centred: boolean;
  lifted: boolean;
  /** Name of a motif, or `subject:<name>` of a drawing; empty for none. */
  motif: string;
  /** Of a card that warns or informs. */
  sign?: Sign | undefined;
  /** Colors and type are a brand's. */
  branded?: boolean;
  request: DesignRequest;
  /** 0 is the family's best arrangement; the gate asks for 1, 2 ... when the one before failed. */
  attempt: number;
};

/** What a content has that a family may want. */
export type FamilyQuery = {
  kind: BriefKind;
  content: Content & { hero: Part };
  shape: Shape;
  /** The card may show a drawing of what it is about. */
  illustrated: boolean;
  /** Of a card that warns or informs. */
  sign?: Sign | undefined;
};

/** A way of composing cards: where things are, how large, what is the picture. A style decides how they are drawn. */
export type Family = {
  name: string;
  attempts: number;
  /** Needs a drawing of what the card is about. */
  illustrated?: true;
  /** Made for these kinds: where it suits one of their cards, no other family and no look of its own arrangement does. */
  kinds?: readonly BriefKind[];
  /** Reads across from its title to its facts, so it is never mirrored but for words from right to left. */
  ordered?: true;
  /** Its words stand on paper, which leaves little of a ground that was asked for. */
  paper?: true;
  /** Shouts, so it is not for mourning or an apology. */
  loud?: true;
  /** Median score of its cards (`npm run gallery` prints them); candidates compete by how far they are above it. */
  baseline: number;
  /** How well it suits a card, 0 (not at all) to about 8; 0 where the content lacks what the family is about. */
  suits(query: FamilyQuery): number;
  arrange(context: FamilyContext): Promise<Omit<Composition, 'width' | 'height' | 'family'>>;
};
