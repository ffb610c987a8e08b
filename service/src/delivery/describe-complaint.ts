import type { DraftComplaint, FaintText } from '@cardwright/engine';

/** A text that is hard to see, as a sentence. */
export const describeFaint = ({ path, contrast }: FaintText): string =>
  `\`${path}\` has a contrast of ${contrast.toFixed(2)}:1 to what is behind it; less than 3:1 is hard to read.`;

/** What is wrong with a node, as a sentence. */
export function describeComplaint(complaint: DraftComplaint): string {
  const { code, path } = complaint;
  switch (code) {
    case 'no_room':
      return `\`${path}\` has no room and is left out.`;
    case 'cut':
      return `\`${path}\` does not fit and ends in "…".`;
    case 'outside':
      return `\`${path}\` reaches over the edge of the card.`;
    case 'collides':
      return `\`${path}\` is set over another text, \`${complaint.other}\`.`;
    case 'low_contrast':
      return describeFaint(complaint);
    case 'small':
      return `\`${path}\` is set in ${complaint.size} px; less than 22 px is hard to read where cards are shown small.`;
    case 'missing_characters':
      return `\`${path}\` has characters that no font has: ${complaint.characters.slice(0, 5).join(' ')}`;
  }
}
