/** Of the deep tests: WEBHOOK_DELIVERIES sets another number. */
export const MANY = { deliveries: Number(process.env.WEBHOOK_DELIVERIES ?? 10_000), kills: 30 };
