import type { Brief } from '@cardwright/engine';

/** The brief of a row; rows of earlier versions call its `colors` `colours`. */
export function toBrief(stored: string): Brief {
  const { colours, ...brief } = JSON.parse(stored) as Brief & { colours?: Brief['colors'] };
  return colours === undefined ? brief : { ...brief, colors: colours };
}
