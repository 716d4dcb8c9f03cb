export const daySeconds = 24 * 60 * 60;
export const yearSeconds = 365 * daySeconds;
