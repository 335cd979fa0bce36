import { z } from 'zod';
import { CHANNEL_PC } from '../../base/channel.ts';
import { Language, request } from '../../base/schemas.ts';
import { ACTION_TYPES, DIVIDES, TRACKED_MODULES, WHOLE_EVENTS, WINDOW_KINDS } from './constants.ts';
import { moduleOf } from './sections.ts';

/** Of the text alone; longer is no record of ours. */
const INFO_LONGEST = 1_024;

/** Lower-case hex SHA-256 of info, timeStamp and salt, one after the other. */
export const Sign = z.string().regex(/^[0-9a-f]{64}$/, 'SHA-256 as 64 lower-case hex digits');
/** Milliseconds since the epoch, as text. */
export const TimeStamp = z.string().regex(/^\d{13}$/, 'milliseconds since 1970 as 13 digits');
/** Which of the accepted salts the sign was made with; without it each of them is tried. */
export const SaltId = z.string().regex(/^[A-Za-z0-9-]{1,16}$/, 'the key id of a salt');

/** The envelope of S7-tracking: `info` is JSON text. */
export const BrowseEnvelope = z.strictObject({
  info: z.string().max(INFO_LONGEST),
  timeStamp: TimeStamp,
  sign: Sign,
  saltId: SaltId.optional(),
});

/** Body of the calls whose `sign`, `timeStamp` and `saltId` travel as headers (S7-start, S7-tracking). */
export const SignedInfo = z.strictObject({ info: z.string().max(INFO_LONGEST) });
export const Accepted = z.literal(true);
/** 204 has no body. */
export const NoContent = z.void();

// The path of a route record: no query, and nothing in it that could be somebody's number.
const Path = z
  .string()
  .max(120)
  .regex(/^(?!.*\d{4})(\/[A-Za-z0-9]+)+$/, 'the path of a page without its query');
const FingerPrint = z.union([z.literal(''), z.uuid()]);
const ColumnOfPage = z.string().regex(/^(\d{6})?$/, 'a column id, or nothing');
const common = { channel: z.literal(CHANNEL_PC), language: Language, webLan: Language };

const isOfItsSection = ({ path, module }: { path: string; module: string }) =>
  (moduleOf(path) ?? '') === module;

/** The record of S7-tracking with the language config. `duration` in ms, 0 for a click. */
export const TrackRecord = z
  .strictObject({
    duration: z.number().int().min(0),
    path: Path,
    actionType: z.enum(ACTION_TYPES),
    module: z.enum(TRACKED_MODULES),
    subModule: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'a column id or the name of a page'),
    divide: z.union([z.literal(''), z.enum(DIVIDES)]),
    fingerPrint: FingerPrint,
    column: ColumnOfPage,
    /** Joins what is sent in several records about one stay on a page; random, and new for each stay. */
    view: z
      .string()
      .regex(/^[a-z0-9]{8,16}$/)
      .optional(),
    ...common,
  })
  .refine(isOfItsSection, { path: ['module'], error: 'the section that the path belongs to' })
  .refine(({ actionType, duration }) => actionType !== 'click' || duration === 0, {
    path: ['duration'],
    error: '0 for a click',
  });
export type TrackRecord = z.output<typeof TrackRecord>;

/** What the whole-site call tells. Before consent `fingerPrint` is '' and nothing in it belongs to one visitor. */
export const WholeRecord = z
  .strictObject({
    event: z.enum(WHOLE_EVENTS),
    path: Path,
    /** '' for a page outside the tracked sections. */
    module: z.union([z.literal(''), z.enum(TRACKED_MODULES)]),
    fingerPrint: FingerPrint,
    ...common,
  })
  .refine(isOfItsSection, { path: ['module'], error: 'the section that the path belongs to' });
export type WholeRecord = z.output<typeof WholeRecord>;

// Nobody waits longer, and what says so is no measurement.
const Measured = z.number().int().min(0).max(120_000).optional();

/** `cls` in thousandths, the others in milliseconds; what did not happen is left out. */
export const PageSpeedRequest = request({
  path: z.union([z.literal('/'), Path]),
  window: z.enum(WINDOW_KINDS),
  lcp: Measured,
  inp: Measured,
  cls: Measured,
  fcp: Measured,
  ttfb: Measured,
});
