/** The signature of a PNG and its IHDR, which is always first and always as long. */
export const PNG_HEAD_BYTES = 33;

const JPEG_START_BYTES = 2;
const JFIF = 0xffe0;

/** Where further segments may begin: JFIF wants to be first. */
export const findEndOfJpegHead = (jpeg: Buffer): number =>
  jpeg.readUInt16BE(JPEG_START_BYTES) === JFIF
    ? JPEG_START_BYTES + 2 + jpeg.readUInt16BE(JPEG_START_BYTES + 2)
    : JPEG_START_BYTES;
