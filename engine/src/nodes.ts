import type { ImageSource as Source } from '@takumi-rs/core';

/** The renderer's node tree. */
export type { Node } from '@takumi-rs/core';

/** An image of the renderer's; `shows` names the drawings of the catalogue that are to be seen in it. */
export type ImageSource = Source & { shows?: readonly string[] };
