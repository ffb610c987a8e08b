/** The renderer's node tree and its images. */
export type { ImageSource, Node } from '@takumi-rs/core';
