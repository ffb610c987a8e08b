/** The image store did not take or give an object: a full disk, or a server that cannot be reached. It may work again later. */
export class ImagesUnavailableError extends Error {
  override readonly name = 'ImagesUnavailableError';
}
