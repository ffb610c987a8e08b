// Loaded into a node before its first module: its clock is wrong by TEST_CLOCK_SKEW_MS.
const skewMs = Number(process.env.TEST_CLOCK_SKEW_MS);
const RealDate = Date;
const now = () => RealDate.now() + skewMs;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now = now;
};
