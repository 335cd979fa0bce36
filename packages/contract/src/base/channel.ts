/** Channel 1 is the PC web (S9-const). */
export const CHANNEL_PC = '1';
