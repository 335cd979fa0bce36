import { describe, expect, it } from 'vitest';
import { aTrackRecord, aWholeRecord, NOW, signed } from './testing/signed-beacon.ts';
import { type BeaconKind, visitRecord } from './visit-record.ts';

const taken = (kind: BeaconKind, record: object) => {
  const envelope = signed(record);
  return { record: visitRecord(kind, envelope), sign: envelope.sign.slice(0, 32) };
};

describe('the row of a visit', () => {
  it('of the whole site holds no more than that somebody came [S7-tracking]', () => {
    const { record, sign } = taken(
      'whole',
      aWholeRecord({ fingerPrint: '11111111-1111-4111-8111-111111111111' }),
    );
    expect(record).toEqual({
      at: NOW,
      sign,
      action: 'wholeWebsiteDisplay',
      duration: 0,
      path: '/personal',
      module: 'PERSONAL',
      subModule: '',
      divide: '',
      fingerPrint: '11111111-1111-4111-8111-111111111111',
      column: '',
      language: 'CN',
      view: sign,
    });
  });

  it('of a click on careers says so, and is of no page view unless it names one [S7-tracking]', () => {
    const click = aTrackRecord({ actionType: 'click', duration: 0, divide: 'TOPBAR', view: undefined });
    const { record, sign } = taken('careers', click);
    expect(record).toMatchObject({ at: NOW, sign, action: 'careers', divide: 'TOPBAR', view: sign });
    expect(taken('careers', aTrackRecord()).record).toBe('malformed');
  });

  it('of a click takes no time, and is kept all the same [S7-tracking]', () => {
    const { record } = taken('browse', aTrackRecord({ actionType: 'click', duration: 0 }));
    expect(record).toMatchObject({ action: 'click', duration: 0 });
  });

  it.each([
    ['browse', '{'],
    ['whole', 'null'],
    ['careers', '"text"'],
  ] as const)('is none for a record of %s that is no record: %s [S7-tracking]', (kind, info) => {
    expect(visitRecord(kind, { ...signed({}), info })).toBe('malformed');
  });
});
