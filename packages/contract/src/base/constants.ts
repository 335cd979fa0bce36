/** Specification 1: channel 1 is the PC web. */
export const CHANNEL_PC = '1';

/** Product guide 4.7. */
export const KEYWORD_LONGEST = 50;

/** Product guide WLTH-3: how many products may stand side by side. */
export const COMPARED_AT_MOST = 4;
